import { RequestError } from '@hono/node-server';
import { Problem } from '@pliego/contract/problem';
import { expect, it, vi } from 'vitest';
import { answerUnasked } from './malformed-request.ts';

const answered = async (error: Error) => {
  const log = { info: vi.fn<(line: object) => void>(), error: vi.fn<(line: object) => void>() };
  const response = await answerUnasked(error, log);
  const { code, requestId } = Problem.parse(await response.json());
  expect(response.headers.get('x-request-id')).toBe(requestId);
  const [[line]] = log.info.mock.calls as [[object]];
  expect(line).toMatchObject({ requestId, status: response.status, reason: { code } });
  return { code, failures: log.error.mock.calls.length };
};

it('what makes no request is told to who sent it', async () => {
  expect(await answered(new RequestError('Invalid URL'))).toEqual({
    code: 'solicitud-malformada',
    failures: 0,
  });
});

it('a fault of ours is none of who sent it, and the log has it', async () => {
  expect(await answered(new Error('Unforeseen'))).toEqual({ code: 'error-interno', failures: 1 });
});
