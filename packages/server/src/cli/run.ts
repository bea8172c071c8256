import { OperatorRefusal } from '#server/operator/refusal.ts';
import { failureText } from '#server/texts/failure-text.ts';
import { type Command, exitCodes, Misuse, type Terminal } from './command.ts';
import {
  companyCreateCommand,
  userCreateCommand,
  userDisableCommand,
  userEnableCommand,
  userPasswordCommand,
  userResetSecondStepCommand,
} from './commands/accounts.ts';
import { verifyAuditCommand } from './commands/audit.ts';
import { backupCommand } from './commands/backup.ts';
import { biDisableCommand, biEnableCommand, biListCommand } from './commands/bi.ts';
import {
  closeCompanyCommand,
  eraseCompanyCommand,
  listCompaniesCommand,
  reopenCompanyCommand,
} from './commands/companies.ts';
import { findBuyersCommand, mergeBuyersCommand, splitBuyersCommand } from './commands/buyers.ts';
import { exportCommand } from './commands/export.ts';
import { forgetSecretsCommand } from './commands/forget-secrets.ts';
import { helpOpinionsCommand } from './commands/help-opinions.ts';
import { importCommand, importReferenceCommand } from './commands/import.ts';
import { listLegalTermsCommand, setLegalTermCommand } from './commands/legal-terms.ts';
import { mcpCommand } from './commands/mcp.ts';
import { matchCommand } from './commands/match.ts';
import { moveCommand } from './commands/move.ts';
import { rematchCommand } from './commands/rematch.ts';
import { restoreCommand } from './commands/restore.ts';

/** In the order in which the help lists them. */
export const commands: readonly Command[] = [
  importCommand,
  importReferenceCommand,
  matchCommand,
  rematchCommand,
  exportCommand,
  backupCommand,
  restoreCommand,
  moveCommand,
  companyCreateCommand,
  listCompaniesCommand,
  closeCompanyCommand,
  reopenCompanyCommand,
  eraseCompanyCommand,
  userCreateCommand,
  userPasswordCommand,
  userResetSecondStepCommand,
  userDisableCommand,
  userEnableCommand,
  findBuyersCommand,
  mergeBuyersCommand,
  splitBuyersCommand,
  listLegalTermsCommand,
  setLegalTermCommand,
  verifyAuditCommand,
  biEnableCommand,
  biDisableCommand,
  biListCommand,
  helpOpinionsCommand,
  forgetSecretsCommand,
  mcpCommand,
];

const called = (name: string, usage: string) => `npm run pliego -- ${name} ${usage}`.trimEnd();

const help = (): string =>
  [
    'Uso:',
    ...commands.flatMap(({ name, usage, summary }) => [
      `  ${called(name, usage)}`,
      `      ${summary}`,
    ]),
    '',
    'Con --help después de una orden se ven sus detalles. La base de datos es la misma del servidor',
    '(PLIEGO_DATA o DATABASE_URL). Si el servidor está andando sobre la misma carpeta, él hace el trabajo.',
    'Termina con 0 si se hizo, con 1 si no se entendió o falló, y con 2 si no se podía hacer.',
    '',
  ].join('\n');

const helpOf = ({ name, usage, summary, details }: Command): string =>
  [
    `Uso: ${called(name, usage)}`,
    '',
    `  ${summary}`,
    ...details.map((line) => `  ${line}`),
    '',
  ].join('\n');

const isHelp = (word: string | undefined): boolean => word === '--help' || word === '-h';

/** The command that some words begin with, and the words after its name. */
function find(words: readonly string[]): { command: Command; args: string[] } | undefined {
  for (const command of commands) {
    const name = command.name.split(' ');
    if (name.every((word, at) => words[at] === word)) {
      return { command, args: words.slice(name.length) };
    }
  }
  return undefined;
}

/** Says which words are no command, and which ones there are that begin alike. */
function unknownText(words: readonly string[]): string {
  const alike = commands.filter(({ name }) => name.split(' ')[0] === words[0]);
  const end = 'Con --help se ven todas las órdenes.\n';
  if (alike.length === 0) return `No entiendo la orden «${words[0] ?? ''}». ${end}`;
  const names = alike.map(({ name }) => `«${name}»`).join(', ');
  return `No entiendo la orden «${words.slice(0, 2).join(' ')}». Las que empiezan así: ${names}. ${end}`;
}

/** Runs what was written behind `npm run pliego --`; answers the exit code. */
export async function runCommandLine(
  words: readonly string[],
  terminal: () => Terminal,
  { out, err }: Pick<Terminal, 'out' | 'err'>,
): Promise<number> {
  if (isHelp(words[0])) {
    out.write(help());
    return exitCodes.done;
  }
  const found = find(words);
  if (found === undefined) {
    err.write(words.length === 0 ? help() : unknownText(words));
    return exitCodes.failed;
  }
  const { command, args } = found;
  if (args.some(isHelp)) {
    out.write(helpOf(command));
    return exitCodes.done;
  }
  try {
    return await command.run(args, terminal());
  } catch (error) {
    err.write(`${failureText(error)}\n`);
    if (error instanceof Misuse) err.write(`\n${helpOf(command)}`);
    return error instanceof OperatorRefusal ? exitCodes.refused : exitCodes.failed;
  }
}
