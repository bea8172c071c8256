/*
 * A silent film in a WebM file (RFC 9559): as much of the format as a film of some seconds needs, with
 * the index that lets a player jump.
 */

/** The size of an element, in as few bytes as hold it. */
function sizeOf(length) {
  for (let bytes = 1; bytes <= 4; bytes += 1) {
    if (length >= 2 ** (7 * bytes) - 1) continue;
    const size = Buffer.alloc(bytes);
    size.writeUIntBE(length + 2 ** (7 * bytes), 0, bytes);
    return size;
  }
  throw new RangeError('The film is too long');
}

function element(id, ...content) {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from(id, 'hex'), sizeOf(body.length), body]);
}

function number(id, value, bytes = 4) {
  const content = Buffer.alloc(bytes);
  content.writeUIntBE(value, 0, bytes);
  return element(id, content);
}

const text = (id, value) => element(id, Buffer.from(value, 'utf8'));

function decimal(id, value) {
  const content = Buffer.alloc(8);
  content.writeDoubleBE(value);
  return element(id, content);
}

/** One picture of the film, counted from the beginning of its cluster. */
function block({ milliseconds, isKey, data }, start) {
  const head = Buffer.alloc(4);
  head.writeUInt8(0x81, 0);
  head.writeInt16BE(milliseconds - start, 1);
  head.writeUInt8(isKey ? 0x80 : 0, 3);
  return element('a3', head, data);
}

/** A key picture and what follows until the next one. */
function clustersOf(frames) {
  const groups = [];
  for (const frame of frames) {
    if (frame.isKey) groups.push([]);
    groups.at(-1).push(frame);
  }
  return groups.map((group) => {
    const start = group[0].milliseconds;
    const blocks = group.map((frame) => block(frame, start));
    return { start, bytes: element('1f43b675', number('e7', start), ...blocks) };
  });
}

/** Where each cluster begins, when so many bytes of the segment come before the first. */
function indexOf(clusters, before) {
  let position = before;
  const points = clusters.map(({ start, bytes }) => {
    const place = element('b7', number('f7', 1, 1), number('f1', position));
    position += bytes.length;
    return element('bb', number('b3', start), place);
  });
  return element('1c53bb6b', ...points);
}

export function webm({ width, height, milliseconds, frames }) {
  const header = element(
    '1a45dfa3',
    number('4286', 1, 1),
    number('42f7', 1, 1),
    number('42f2', 4, 1),
    number('42f3', 8, 1),
    text('4282', 'webm'),
    number('4287', 2, 1),
    number('4285', 2, 1),
  );
  const info = element(
    '1549a966',
    number('2ad7b1', 1_000_000),
    decimal('4489', milliseconds),
    text('4d80', 'pliego'),
    text('5741', 'pliego'),
  );
  const picture = element('e0', number('b0', width, 2), number('ba', height, 2));
  const track = element(
    '1654ae6b',
    element(
      'ae',
      number('d7', 1, 1),
      number('73c5', 1, 1),
      number('83', 1, 1),
      text('86', 'V_VP8'),
      picture,
    ),
  );
  const clusters = clustersOf(frames);
  // The index has the same length whatever it says, so its length is known before its content.
  const before = info.length + track.length + indexOf(clusters, 0).length;
  const parts = clusters.map(({ bytes }) => bytes);
  const segment = element('18538067', info, track, indexOf(clusters, before), ...parts);
  return Buffer.concat([header, segment]);
}
