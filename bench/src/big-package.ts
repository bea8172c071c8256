import { type FileHandle, open } from 'node:fs/promises';

/*
 * An OCDS package of any size, to see that reading one takes no more memory than reading a small one:
 *
 *   node bench/src/big-package.ts <file> <megabytes>
 */

const buyers = [
  'Municipalidad de Los Alerces',
  'Hospital Costa Norte',
  'Servicio de Caminos del Sur',
];
const goods = [
  'Insumos de aseo',
  'Mantención de ascensores',
  'Arriendo de camiones',
  'Papel carta',
];
const words = 'entrega instalación garantía calidad plazo equipo servicio oficina bodega '.repeat(
  6,
);

/** One release of the package; the same number always gives the same release. */
export function bigRelease(number: number): string {
  const day = String((number % 28) + 1).padStart(2, '0');
  const buyer = buyers[number % buyers.length];
  return JSON.stringify({
    ocid: `ocds-000000-${number}`,
    id: String(number),
    date: `2026-01-${day}T12:00:00-03:00`,
    tag: ['tender'],
    initiationType: 'tender',
    parties: [{ id: `b${number % buyers.length}`, name: buyer, roles: ['buyer'] }],
    buyer: { id: `b${number % buyers.length}`, name: buyer },
    tender: {
      id: `E-${number}`,
      title: goods[number % goods.length],
      description: words,
      status: 'active',
      value: { amount: (number % 900) * 100_000, currency: 'CLP' },
      tenderPeriod: { startDate: `2026-01-${day}`, endDate: `2026-02-${day}T15:00:00-03:00` },
      items: [1, 2, 3].map((line) => ({
        id: String(line),
        description: `${goods[(number + line) % goods.length]}, línea ${line}`,
        classification: { scheme: 'UNSPSC', id: '47131800' },
        quantity: line * 10,
      })),
    },
  });
}

/** Bytes written in one go. */
const pieceBytes = 1024 * 1024;

async function written(file: FileHandle, megabytes: number): Promise<number> {
  let piece = '{"uri":"https://example.org/paquete","version":"1.1","releases":[';
  let bytes = 0;
  let count = 0;
  while (bytes + piece.length < megabytes * 1_000_000) {
    piece += `${count === 0 ? '' : ','}${bigRelease(count)}`;
    count += 1;
    if (piece.length < pieceBytes) continue;
    bytes += (await file.write(piece)).bytesWritten;
    piece = '';
  }
  await file.write(`${piece}],"publishedDate":"2026-03-01T00:00:00Z"}`);
  return count;
}

/** Writes a package of about so many megabytes, all in one line; answers how many releases it holds. */
export async function writeBigPackage(path: string, megabytes: number): Promise<number> {
  const file = await open(path, 'w');
  try {
    return await written(file, megabytes);
  } finally {
    await file.close();
  }
}

const [, script = '', path, megabytes] = process.argv;
if (script.endsWith('big-package.ts') && path !== undefined) {
  console.log(`${await writeBigPackage(path, Number(megabytes ?? 1_000))} releases`);
}
