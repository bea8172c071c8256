import type { Locator, Page } from '@playwright/test';
import { chatOf } from './chat-page.ts';
import { accounts, expect, test } from '../fixtures.ts';
import { violations } from '../page-checks.ts';

test.beforeEach(async ({ as }) => {
  await as(accounts.admin);
});

interface Brought {
  name: string;
  type: string;
  bytes?: number;
}

/** Does with files, or with text, what a hand does that holds them. */
async function bring(
  place: Locator,
  kinds: readonly ('dragover' | 'dragleave' | 'drop' | 'paste')[],
  { files = [], text = '' }: { files?: readonly Brought[]; text?: string },
): Promise<void> {
  await place.evaluate(
    (element, brought) => {
      for (const kind of brought.kinds) {
        const data = new DataTransfer();
        for (const { name, type, bytes = 4 } of brought.files) {
          data.items.add(new File([new Uint8Array(bytes)], name, { type }));
        }
        if (brought.text !== '') data.setData('text/plain', brought.text);
        const how = { bubbles: true, cancelable: true };
        element.dispatchEvent(
          kind === 'paste'
            ? new ClipboardEvent(kind, { ...how, clipboardData: data })
            : new DragEvent(kind, { ...how, dataTransfer: data }),
        );
      }
    },
    { kinds, files, text },
  );
}

const note = { name: 'nota de entrega.txt', type: 'text/plain' };
const picture = { name: 'bodega.png', type: 'image/png' };

function partsOf(page: Page) {
  return {
    ...chatOf(page),
    conversation: page.getByRole('region', { name: 'Matías Fuentealba' }),
    target: page.getByText('Suelta aquí los archivos para adjuntarlos'),
    attached: page.getByRole('button', { name: /^Quitar / }),
  };
}

test('files are dropped on the conversation, which shows that they can be @long', async ({
  page,
  goto,
}) => {
  const { conversation, target, attached, field, messages, send, toast } = partsOf(page);
  await goto('/apps/chat?con=2');
  await expect(field).toBeVisible();
  // Text that is dragged is for the fields.
  await bring(messages, ['dragover'], { text: 'Hola' });
  await expect(target).toBeHidden();
  await bring(messages, ['dragover'], { files: [note] });
  await expect(target).toBeVisible();
  await expect(conversation).toContainText('Hasta 3 archivos de 200 kB cada uno');
  expect(await violations(page)).toEqual([]);
  await bring(conversation, ['dragleave'], { files: [note] });
  await expect(target).toBeHidden();

  await bring(messages, ['dragover', 'drop'], {
    files: [
      note,
      { name: 'enorme.txt', type: 'text/plain', bytes: 200_001 },
      { name: 'programa.exe', type: 'application/x-msdownload' },
    ],
  });
  await expect(target).toBeHidden();
  await expect(toast.filter({ hasText: '«enorme.txt» pesa más de 200 kB' })).toBeVisible();
  await expect(toast.filter({ hasText: '«programa.exe» es de un tipo' })).toBeVisible();
  await expect(attached).toHaveCount(1);
  await expect(field).toBeFocused();
  await bring(messages, ['dragover', 'drop'], {
    files: ['a.png', 'b.png', 'c.png'].map((name) => ({ name, type: 'image/png' })),
  });
  await expect(toast.filter({ hasText: /^Cab/ })).toBeVisible();
  await expect(attached).toHaveCount(3);
  await send.click();
  await expect(messages.getByRole('link', { name: /nota de entrega\.txt/ })).toBeVisible();
  await expect(messages.getByRole('link', { name: /b\.png/ })).toBeVisible();
  await expect(attached).toHaveCount(0);
});

test('a photo that is too large is made smaller, and one that cannot be read is refused @long', async ({
  page,
  goto,
}) => {
  const { attached, field, messages, send, toast } = partsOf(page);
  await goto('/apps/chat?con=2');
  await expect(field).toBeVisible();
  const isLarge = await messages.evaluate(async (element) => {
    const canvas = new OffscreenCanvas(1000, 750);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('Nothing can be drawn here');
    const image = context.createImageData(1000, 750);
    // What repeats nowhere is not compressed.
    let value = 1;
    for (let at = 0; at < image.data.length; at += 1) {
      value = (value * 48_271) % 2_147_483_647;
      image.data[at] = at % 4 === 3 ? 255 : value % 256;
    }
    context.putImageData(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([blob], 'foto.png', { type: 'image/png' }));
    const how = { bubbles: true, cancelable: true, dataTransfer };
    element.dispatchEvent(new DragEvent('drop', how));
    return blob.size > 1_000_000;
  });
  expect(isLarge).toBe(true);
  await expect(attached).toHaveAccessibleName('Quitar foto.jpg');
  await bring(messages, ['drop'], { files: [{ ...picture, bytes: 200_001 }] });
  await expect(toast.filter({ hasText: '«bodega.png» pesa más de 200 kB' })).toBeVisible();
  await send.click();
  await expect(messages.getByRole('link', { name: /foto\.jpg/ })).toBeVisible();
});

test('a file that falls beside the conversation does not take one away @long', async ({
  page,
  goto,
}) => {
  const { lists, attached, field } = partsOf(page);
  await goto('/apps/chat?con=2');
  await expect(field).toBeVisible();
  const wasKept = await lists.evaluate((element) => {
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'nota.txt', { type: 'text/plain' }));
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data });
    element.dispatchEvent(drop);
    return drop.defaultPrevented;
  });
  expect(wasKept).toBe(true);
  await expect(attached).toHaveCount(0);
});

test('pictures and files are pasted where one writes, and text as text @long', async ({
  page,
  goto,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { attached, field, messages } = partsOf(page);
  await goto('/apps/chat?con=2');
  await expect(field).toBeVisible();
  await field.focus();
  // A true one of the system: a picture of a single point.
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1, 1);
    canvas.getContext('2d');
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  });
  await page.keyboard.press('ControlOrMeta+v');
  await expect(attached).toHaveCount(1);
  await bring(field, ['paste'], {
    files: [{ ...note, name: 'informe.pdf', type: 'application/pdf' }],
  });
  await expect(attached).toHaveCount(2);
  // A table brings a picture of itself along.
  await bring(field, ['paste'], { files: [picture], text: 'Cemento\t120' });
  await page.evaluate(() => navigator.clipboard.writeText('Van los archivos'));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field).toHaveValue('Van los archivos');
  await expect(attached).toHaveCount(2);
  await field.press('Enter');
  await expect(messages.getByRole('link', { name: /informe\.pdf/ })).toBeVisible();
  await expect(messages.getByRole('link', { name: /\.png/ })).toBeVisible();
});
