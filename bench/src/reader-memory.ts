/** Run by `readers.ts` in a separate process: reads 1 GB of OCDS that is generated while it is read. */
import { readRecords } from '@pliego/sources/read';

const gigabyte = 1e9;

function release(number: number): string {
  return JSON.stringify({
    ocid: `ocds-213czf-${number}`,
    id: `${number}-tender`,
    date: '2026-03-02T12:00:00Z',
    tag: ['tender'],
    initiationType: 'tender',
    parties: [
      {
        id: 'CL-MP-1',
        name: 'Municipalidad',
        roles: ['buyer'],
        identifier: { scheme: 'CL-MP', id: '1' },
      },
    ],
    buyer: { id: 'CL-MP-1', name: 'Municipalidad' },
    tender: {
      id: String(number),
      title: `Reposición de luminarias, etapa ${number}`,
      description: 'Suministro e instalación de luminarias según bases técnicas. '.repeat(20),
      status: 'active',
      value: { amount: number * 10, currency: 'CLP' },
      tenderPeriod: { startDate: '2026-03-02T12:00:00Z', endDate: '2026-04-01T18:00:00Z' },
      items: Array.from({ length: 5 }, (_, at) => ({
        id: String(at),
        description: 'Luminaria LED para alumbrado público',
        classification: { scheme: 'UNSPSC', id: '39111500' },
        quantity: at + 1,
      })),
    },
  });
}

async function* packaged(): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode('{"version":"1.1","publishedDate":"2026-03-02T12:00:00Z","releases":[');
  let made = 0;
  for (let number = 1; made < gigabyte; number += 1) {
    const bytes = encoder.encode(number === 1 ? release(number) : `,${release(number)}`);
    made += bytes.length;
    yield bytes;
  }
  yield encoder.encode(']}');
}

let notices = 0;
let most = 0;
const started = performance.now();
for await (const record of readRecords({ name: 'paquete.json', bytes: packaged() })) {
  if (record.kind === 'observation') notices += 1;
  if (notices % 1000 === 0) most = Math.max(most, process.memoryUsage.rss());
}
const seconds = (performance.now() - started) / 1000;
process.send?.({ notices, megabytes: most / 1e6, seconds });
