import { OperatorRefusal } from '#server/operator/refusal.ts';
import type { OperatorTask, TaskLine } from '#server/operator/task.ts';

async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** Lets the running server do a task, and forwards its events. Our own server writes each line from its type. */
export async function handOver<Input, Event extends object>(
  server: { url: string; token: string },
  task: OperatorTask<Input, Event>,
  input: Input,
  tell: (event: Event) => void,
): Promise<void> {
  const response = await fetch(new URL(task.address, server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${server.token}` },
    body: JSON.stringify(input),
  });
  if (!response.ok || response.body === null) {
    throw new Error(`El servidor no aceptó el trabajo (${response.status}). Revisa su registro.`);
  }
  for await (const text of linesOf(response.body)) {
    const line = JSON.parse(text) as TaskLine<Event>;
    if ('refused' in line) throw new OperatorRefusal(line.refused);
    if ('failed' in line) throw new Error(line.failed);
    tell(line.event);
  }
}
