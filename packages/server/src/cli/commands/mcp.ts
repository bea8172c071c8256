import { bridgeStdio } from '#server/mcp/stdio.ts';
import { type Command, exitCodes, Misuse } from '../command.ts';

/** Lets a program with a model use the product by stdio. */
export const mcpCommand: Command = {
  name: 'mcp',
  usage: '[--servidor <dirección>]',
  summary: 'Deja que un asistente use Pliego por MCP (stdio), con una clave de API.',
  details: [
    'La clave va en PLIEGO_API_KEY; se crea en Claves de API. Sin --servidor llama a PLIEGO_URL, o a este',
    'equipo en el puerto de PORT. Con npm se llama como «npm run --silent pliego -- mcp».',
  ],
  run: async (args, { env, input, out, err }) => {
    const [option, address, ...more] = args;
    const isRight = option === undefined || (option === '--servidor' && address !== undefined);
    if (!isRight || more.length > 0) throw new Misuse();
    const server = address ?? env.publicUrl ?? `http://127.0.0.1:${env.port}`;
    if (!URL.canParse(server)) throw new Misuse(`«${server}» no es una dirección.`);
    if (env.apiKey === undefined) throw new Misuse('Falta la clave en PLIEGO_API_KEY.');
    await bridgeStdio({ server, key: env.apiKey, input, out, err });
    return exitCodes.done;
  },
};
