import type { InvoiceItem } from '@pliego/contract/areas/invoice-draft';
import { lineAmount } from '@pliego/contract/rules/invoice-amounts';
import { formatQuantity } from '#web/lib/format.ts';
import { pesos } from '../money.ts';
import { writtenDiscount, writtenPrice } from './paper-lines.ts';
import type { PaperTexts } from './use-paper-texts.ts';
import classes from './sheet.module.css';

/** What is charged, line by line. */
export function SheetItems({ items, texts }: { items: readonly InvoiceItem[]; texts: PaperTexts }) {
  const hasDiscount = items.some(({ discount }) => writtenDiscount(discount) !== '');
  return (
    <table className={classes.items} data-discount={hasDiscount || undefined}>
      <thead>
        <tr>
          <th scope="col">{texts.item}</th>
          <th scope="col" className={classes.end}>
            {texts.quantity}
          </th>
          <th scope="col" className={classes.end}>
            {texts.price}
          </th>
          {hasDiscount ? (
            <th scope="col" className={classes.end}>
              {texts.discount}
            </th>
          ) : null}
          <th scope="col" className={classes.end}>
            {texts.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          // Two lines may be equal; their position distinguishes them.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            <td className={classes.what}>
              <span className={classes.itemName}>{item.name}</span>
              {item.description === '' ? null : (
                <span className={classes.description}>{item.description}</span>
              )}
            </td>
            <td className={classes.end}>{formatQuantity(item.quantity)}</td>
            <td className={`${classes.end} ${classes.price}`}>{writtenPrice(item.price)}</td>
            {hasDiscount ? (
              <td className={`${classes.end} ${classes.off}`}>{writtenDiscount(item.discount)}</td>
            ) : null}
            <td className={`${classes.end} ${classes.sum}`}>{pesos(lineAmount(item))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
