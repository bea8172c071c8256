import { Problem } from '@pliego/contract/problem';
import { hasSentence, messageCodesOf } from '@pliego/contract/testing/has-sentence';
import { expect } from 'vitest';

/** Every refusal has the one form, with its request id in both places. */
export async function checkAnswer(response: Response): Promise<Response> {
  const requestId = response.headers.get('x-request-id');
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  if (response.status < 400) return response;
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  const problem = Problem.parse(await response.clone().json());
  expect(problem.status).toBe(response.status);
  expect(problem.requestId).toBe(requestId);
  expect(messageCodesOf(problem).filter((code) => !hasSentence(code))).toEqual([]);
  expect(problem).not.toMatchObject({ status: 500 });
  return response;
}
