/**
 * Three of four titles arrive in capitals. This shows them in sentence case; the raw text stays one
 * hover away, because no rule knows every acronym.
 */
const acronyms = new Set(
  (
    'aps aoc asp bip bpm cae ccp cctv cecosf cesfam cft cgr conaf conadi corfo cosam coe cra daem dae dap ' +
    'dem deprov desam dga dgac dideco dipreca doh dom dpp ds epp fach faep fndr fosis fril gore gps hd ' +
    'huap iaas imp indap inia inacap ine inta inj ips isp jec junaeb junji led lp mop mp mideso minsal minvu ' +
    'oc oirs onemi pac pai pc pcr pdi pie pme ppm pvc pyme rbd rm sag samu sap sapu sar secpla secplan sence ' +
    'seremi sename senda sep serviu sii slep sml sml ssd ssr ti tic tv ue ugm un upc ups usb utm uti uf vip vih vtr'
  ).split(' '),
);
const romanNumeral = /^(?:x{0,3})(?:ix|iv|v?i{0,3})$/;

const hasLower = /\p{Ll}/u;
const letters = /\p{L}/gu;

/** Whether a text is, but for a stray letter, all in capitals. */
function isShouting(text: string): boolean {
  const all = text.match(letters) ?? [];
  const lower = all.filter((letter) => hasLower.test(letter)).length;
  return all.length > 3 && lower / all.length < 0.15;
}

function keepsCapitals(word: string): boolean {
  const bare = word.toLowerCase();
  return /\d/.test(bare) || acronyms.has(bare) || (bare !== '' && romanNumeral.test(bare));
}

/** A title in sentence case when it came in capitals, with tidy spaces; otherwise as written. */
export function readableTitle(raw: string): string {
  const tidy = raw.replaceAll(/\s+/g, ' ').trim();
  if (!isShouting(tidy)) return tidy;
  const cased = tidy.replaceAll(/[\p{L}\p{N}]+/gu, (word) =>
    keepsCapitals(word) ? word : word.toLowerCase(),
  );
  return cased.replace(/\p{L}/u, (first) => first.toUpperCase());
}
