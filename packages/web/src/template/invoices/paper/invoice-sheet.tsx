import type { InvoiceSetup, PaymentDetails } from '@pliego/contract/areas/invoices';
import { Logo } from '#web/ui/display/logo.tsx';
import { balanceOf, pesos, writtenDay } from '../money.ts';
import { clientLines, paperFacts, type PaperInvoice, totalLines } from './paper-lines.ts';
import { SheetItems } from './sheet-items.tsx';
import { type PaperTexts, usePaperTexts } from './use-paper-texts.ts';
import classes from './sheet.module.css';

interface InvoiceSheetProps {
  invoice: PaperInvoice;
  paymentDetails: PaymentDetails;
  setup: InvoiceSetup;
  /** On its own page its number is the heading. */
  alone?: boolean;
}

/** An invoice as the client gets it. */
export function InvoiceSheet({ invoice, paymentDetails, setup, alone = false }: InvoiceSheetProps) {
  const texts = usePaperTexts();
  const { parts, note = '', salesperson = '' } = invoice;
  return (
    <article className={classes.sheet}>
      <SheetHead invoice={invoice} issuer={setup.issuer} texts={texts} alone={alone} />
      <Parties invoice={invoice} paymentDetails={paymentDetails} texts={texts} alone={alone} />
      <SheetItems items={invoice.items ?? []} texts={texts} />
      <div className={classes.foot}>
        <div className={classes.words}>
          {salesperson === '' ? null : (
            <p>
              <b>{texts.salesperson}</b> {salesperson}
            </p>
          )}
          {parts?.note === true && note !== '' ? (
            <p>
              <b>{texts.note}</b> <span className={classes.free}>{note}</span>
            </p>
          ) : null}
        </div>
        <Totals invoice={invoice} texts={texts} />
      </div>

      {parts?.terms === true ? (
        <p className={classes.terms}>
          <b>{texts.terms}</b> {setup.terms}
        </p>
      ) : null}
      {parts?.paymentStub === true ? <Stub invoice={invoice} texts={texts} /> : null}
    </article>
  );
}

interface SheetPartProps {
  invoice: PaperInvoice;
  texts: PaperTexts;
  alone: boolean;
}

function SheetHead({
  invoice,
  issuer,
  texts,
  alone,
}: SheetPartProps & { issuer: InvoiceSetup['issuer'] }) {
  const Heading = alone ? 'h1' : 'h2';
  return (
    <header className={classes.head}>
      <div className={classes.issuer}>
        <span className={classes.brand}>
          <Logo markOnly size={34} />
          <span className={classes.brandName}>{issuer.name}</span>
        </span>
        <span>{issuer.business}</span>
        <span>
          {texts.rut} {issuer.rut}
        </span>
        <span>{issuer.address}</span>
        <span>
          {issuer.email} · {issuer.phone}
        </span>
      </div>
      <div className={classes.facts}>
        <Heading className={classes.title}>{texts.title(invoice.id)}</Heading>
        <Pairs pairs={paperFacts(invoice, texts)} />
      </div>
    </header>
  );
}

/** Who is billed, and where to pay. */
function Parties({
  invoice,
  paymentDetails,
  texts,
  alone,
}: SheetPartProps & { paymentDetails: PaymentDetails }) {
  const { client } = invoice;
  const Part = alone ? 'h2' : 'h3';
  return (
    <div className={classes.parties}>
      <section aria-label={texts.billTo}>
        <Part className={classes.label}>{texts.billTo}</Part>
        <p className={classes.client}>
          <b>{client.company === '' ? client.name : client.company}</b>
          {clientLines(client, texts).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </section>
      <section aria-label={texts.payTo}>
        <Part className={classes.label}>{texts.payTo}</Part>
        <Pairs
          pairs={[
            [texts.toPay, pesos(Math.max(0, balanceOf(invoice)))],
            [texts.bank, paymentDetails.bankName],
            [texts.country, paymentDetails.country],
            [texts.iban, paymentDetails.iban],
            [texts.swift, paymentDetails.swiftCode],
            [texts.method, texts.methodName(invoice.paymentMethod ?? 'transfer')],
          ]}
        />
      </section>
    </div>
  );
}

function Pairs({ pairs }: { pairs: readonly (readonly [string, string])[] }) {
  return (
    <dl className={classes.pairs}>
      {pairs.map(([name, value]) => (
        <div key={name} className={classes.pair}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Totals({ invoice, texts }: { invoice: PaperInvoice; texts: PaperTexts }) {
  return (
    <dl className={classes.totals}>
      {totalLines(invoice, texts).map(({ name, amount, strong }) => (
        <div key={name} className={classes.pair} data-strong={strong}>
          <dt>{name}</dt>
          <dd>{pesos(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** To be torn off and given with the payment. */
function Stub({ invoice, texts }: { invoice: PaperInvoice; texts: PaperTexts }) {
  return (
    <section className={classes.stub} aria-label={texts.stub}>
      <p className={classes.label}>{texts.stub}</p>
      <p className={classes.stubHint}>{texts.stubHint}</p>
      <Pairs
        pairs={[
          [texts.title(invoice.id), pesos(Math.max(0, balanceOf(invoice)))],
          [texts.stubClient, invoice.client.name],
          [texts.due, writtenDay(invoice.dueDate)],
        ]}
      />
    </section>
  );
}
