import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { messageOf } from './letter.ts';
import { choosePassword } from './letters.ts';
import { smtpMailer } from './smtp-mailer.ts';

const message = messageOf(
  choosePassword('ana@andes.test', 'https://pliego.test/reset-password/abc'),
  new Date('2026-11-20T15:00:00.000Z'),
);

/** As much of a mail server as one mail needs. */
function converse(socket: Socket, said: string[], refuse: boolean): void {
  let inData = false;
  let rest = '';
  socket.write('220 prueba\r\n');
  socket.on('data', (chunk) => {
    rest += chunk.toString('utf8');
    const lines = rest.split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      said.push(line);
      if (inData) {
        if (line !== '.') continue;
        inData = false;
        socket.write('250 recibido\r\n');
      } else if (line === 'DATA') {
        inData = true;
        socket.write('354 adelante\r\n');
      } else if (refuse && line.startsWith('RCPT')) {
        socket.write('550 <ana@andes.test> no existe\r\n');
      } else {
        socket.write('250 bien\r\n');
      }
    }
  });
}

describe('mails through a server', () => {
  let server: Server;
  let url = '';
  let refuse = false;
  let said: string[] = [];
  beforeEach(async () => {
    [refuse, said] = [false, []];
    server = createServer((socket) => converse(socket, said, refuse));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterEach(() => void server.close());

  it('are handed over with who sends them and who gets them', async () => {
    await smtpMailer(url, 'Pliego <avisos@pliego.test>').send(message);
    expect(said).toContain('MAIL FROM:<avisos@pliego.test>');
    expect(said).toContain('RCPT TO:<ana@andes.test>');
    expect(said).toContain('From: Pliego <avisos@pliego.test>');
    expect(said).toContain('To: ana@andes.test');
    expect(said.join('\n')).toContain('https://pliego.test/reset-password/abc');
  });

  it('fail where the server refuses', async () => {
    refuse = true;
    await expect(smtpMailer(url, 'avisos@pliego.test').send(message)).rejects.toMatchObject({
      code: 'EENVELOPE',
      responseCode: 550,
    });
  });
});
