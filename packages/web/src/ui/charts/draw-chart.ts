import { saveFile, saveText } from '#web/lib/save-file.ts';

/** What of the styles of the page makes the drawing: outside of it there are no sheets. */
const kept = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-opacity',
  'opacity',
  'font-size',
  'font-weight',
  'text-anchor',
  'visibility',
  'display',
] as const;

/** What the library draws where the mouse is: its note, and the mark behind it. */
const ofPointer = ['recharts-tooltip-wrapper', 'recharts-tooltip-cursor'] as const;

const namespace = 'http://www.w3.org/2000/svg';
const margin = 16;
const titleHeight = 30;
/** Of an export that is printed or put into slides. */
const pixelsPerPoint = 2;

function element(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** A copy that looks the same without the style sheets of the page. */
function withOwnStyles(original: SVGSVGElement): SVGSVGElement {
  const copy = document.importNode(original, true);
  const originals = [original, ...original.querySelectorAll('*')];
  for (const [index, one] of [copy, ...copy.querySelectorAll<SVGElement>('*')].entries()) {
    const source = originals[index];
    if (source === undefined) continue;
    const computed = getComputedStyle(source);
    one.setAttribute(
      'style',
      kept.map((name) => `${name}:${computed.getPropertyValue(name)}`).join(';'),
    );
  }
  return copy;
}

function text(
  words: string,
  place: { x: number; y: number },
  look: CSSStyleDeclaration,
): SVGElement {
  const made = element('text', { ...place, fill: look.color, 'font-size': look.fontSize });
  made.textContent = words;
  return made;
}

interface Drawing {
  svg: string;
  width: number;
  height: number;
}

/** A chart of the page as a file of its own: its name, its drawings and the words among them, where they stand. */
export function drawingOf(chart: HTMLElement, name: string): Drawing {
  const frame = chart.getBoundingClientRect();
  const width = Math.ceil(frame.width) + 2 * margin;
  const height = Math.ceil(frame.height) + 2 * margin + titleHeight;
  const look = getComputedStyle(chart);
  const root = element('svg', {
    xmlns: namespace,
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    'font-family': 'Inter, system-ui, sans-serif',
  });
  const ground = look.getPropertyValue('--surface').trim();
  root.append(element('rect', { width, height, fill: ground === '' ? '#ffffff' : ground }));
  const title = text(name, { x: margin, y: margin + 14 }, look);
  title.setAttribute('font-weight', '600');
  root.append(title);
  for (const svg of chart.querySelectorAll<SVGSVGElement>('svg')) {
    if (svg.closest(`.${ofPointer[0]}`) !== null) continue;
    const box = svg.getBoundingClientRect();
    const copy = withOwnStyles(svg);
    copy.setAttribute('x', String(box.left - frame.left + margin));
    copy.setAttribute('y', String(box.top - frame.top + margin + titleHeight));
    copy.setAttribute('width', String(box.width));
    copy.setAttribute('height', String(box.height));
    // Labels at its edges reach over them, as in the page.
    copy.setAttribute('overflow', 'visible');
    for (const mark of copy.querySelectorAll(`.${ofPointer[1]}`)) mark.remove();
    root.append(copy);
  }
  for (const words of chart.querySelectorAll('[data-drawn-text]')) {
    const box = words.getBoundingClientRect();
    const place = {
      x: box.left - frame.left + margin,
      y: box.top - frame.top + margin + titleHeight + box.height * 0.75,
    };
    root.append(text(words.textContent, place, getComputedStyle(words)));
  }
  return { svg: new XMLSerializer().serializeToString(root), width, height };
}

async function pictureOf({ svg, width, height }: Drawing): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * pixelsPerPoint;
  canvas.height = height * pixelsPerPoint;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas to draw on');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The canvas gave no picture'));
      else resolve(blob);
    }, 'image/png');
  });
}

export type ChartFormat = 'svg' | 'png';

/** Hands a chart to the browser as a file to keep. */
export async function saveChart(
  chart: HTMLElement,
  name: string,
  format: ChartFormat,
): Promise<void> {
  const drawing = drawingOf(chart, name);
  if (format === 'svg') saveText(`${name}.svg`, drawing.svg, 'image/svg+xml');
  else saveFile(`${name}.png`, await pictureOf(drawing));
}
