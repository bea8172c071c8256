import { helpOpinionsTask, type OpinionEvent } from '#server/operator/help-opinions.ts';
import { readArguments } from '../arguments.ts';
import { type Command, exitCodes } from '../command.ts';
import { perform } from '../perform.ts';

/** An article: how many it served of how many, and what was missing. */
function linesOf(article: string, opinions: readonly OpinionEvent[]): string {
  const useful = opinions.filter(({ wasUseful }) => wasUseful).length;
  const comments = opinions.map(({ comment }) => comment).filter((comment) => comment !== '');
  return [
    `${article}: a ${useful} de ${opinions.length} les sirvió`,
    ...comments.map((comment) => `  «${comment}»`),
    '',
  ].join('\n');
}

export const helpOpinionsCommand: Command = {
  name: 'help-opinions',
  usage: '',
  summary: 'muestra qué artículos de la ayuda sirvieron y qué faltó en los demás',
  details: ['No dice quién respondió.'],
  run: async (args, terminal) => {
    readArguments(args, { positionals: 0, options: {} });
    const byArticle = new Map<string, OpinionEvent[]>();
    await perform(terminal, helpOpinionsTask, {}, (event) => {
      byArticle.set(event.article, [...(byArticle.get(event.article) ?? []), event]);
    });
    for (const [article, opinions] of byArticle) terminal.out.write(linesOf(article, opinions));
    if (byArticle.size === 0) terminal.out.write('Nadie ha opinado todavía.\n');
    return exitCodes.done;
  },
};
