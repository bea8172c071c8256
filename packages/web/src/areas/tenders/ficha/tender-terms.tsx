import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import type { TenderGuarantee, TenderTerms } from '@pliego/contract/areas/tender-terms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatQuantity } from '#web/lib/format.ts';
import { CopyCode } from '#web/ui/display/copy-code.tsx';
import { Fact, Facts } from '#web/ui/display/facts.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { type FlagName, useTermWords } from '../use-term-words.ts';
import classes from './tender-terms.module.css';

/** What one decides by besides the dates: the contract, how it is paid, how bids are dealt with, and where to go. */
export function TenderTermsCard({
  tender: { condiciones },
}: {
  tender: Pick<TenderDetail, 'condiciones'>;
}) {
  const { t } = useTranslation('ficha');
  if (Object.keys(condiciones).length === 0) return null;
  return (
    <Section title={t('terms.title')}>
      <div className={classes.groups}>
        <ContractTerms terms={condiciones} />
        <PaymentTerms terms={condiciones} />
        <ProcessTerms terms={condiciones} />
        <PlaceTerms terms={condiciones} />
      </div>
      <LongTerms terms={condiciones} />
    </Section>
  );
}

interface TermsProps {
  terms: TenderTerms;
}

/** Some terms under a heading; nothing where none of them is stated. */
function Group({
  name,
  of,
  terms,
  children,
}: TermsProps & {
  name: 'contract' | 'payment' | 'process' | 'places';
  of: readonly (keyof TenderTerms)[];
  children: ReactNode;
}) {
  const { t } = useTranslation('ficha');
  if (of.every((term) => terms[term] === undefined)) return null;
  return (
    <div>
      <h3 className={classes.group}>{t(`terms.groups.${name}`)}</h3>
      <Facts>{children}</Facts>
    </div>
  );
}

function ContractTerms({ terms }: TermsProps) {
  const { t } = useTranslation('ficha');
  const words = useTermWords();
  const { duracion, renovacion, renovable, contrato, ejecucion } = terms;
  const renewal =
    renovacion !== undefined && renovable !== false
      ? t('terms.renewedFor', { length: words.length(renovacion) })
      : renovable !== undefined && words.flag('renovable', renovable);
  return (
    <Group
      name="contract"
      of={['duracion', 'renovacion', 'renovable', 'contrato', 'ejecucion', 'subcontratacion']}
      terms={terms}
    >
      <Fact name={t('terms.names.duracion')}>{duracion && words.length(duracion)}</Fact>
      <Fact name={t('terms.names.renovable')}>{renewal === false ? null : renewal}</Fact>
      <Fact name={t('terms.names.contrato')}>{contrato && words.code(contrato)}</Fact>
      <Fact name={t('terms.names.ejecucion')}>{ejecucion && words.code(ejecucion)}</Fact>
      <Flag name="subcontratacion" terms={terms} />
    </Group>
  );
}

function PaymentTerms({ terms }: TermsProps) {
  const { t } = useTranslation('ficha');
  const words = useTermWords();
  const { formaPago, tipoPago, financiamiento, estimacion, montoVisible } = terms;
  const type = tipoPago && t('terms.paymentType', { code: tipoPago });
  return (
    <Group
      name="payment"
      of={['formaPago', 'tipoPago', 'financiamiento', 'estimacion', 'montoVisible']}
      terms={terms}
    >
      <Fact name={t('terms.names.formaPago')}>
        {formaPago === undefined ? (
          type
        ) : (
          <>
            {words.code(formaPago)}
            {type === undefined ? null : <span className={classes.help}>{type}</span>}
          </>
        )}
      </Fact>
      <Fact name={t('terms.names.financiamiento')}>{financiamiento}</Fact>
      <Fact name={t('terms.names.estimacion')}>{estimacion && words.code(estimacion)}</Fact>
      {/* Of an amount that is shown the strip tells. */}
      {montoVisible === false ? <Flag name="montoVisible" terms={terms} /> : null}
    </Group>
  );
}

function ProcessTerms({ terms }: TermsProps) {
  const { t } = useTranslation('ficha');
  const words = useTermWords();
  const { etapas, evaluacion, basesTipo, codigoBip } = terms;
  return (
    <Group
      name="process"
      of={['etapas', 'evaluacion', 'tomaRazon', 'ofertasPublicas', 'codigoBip']}
      terms={terms}
    >
      <Fact name={t('terms.names.etapas')}>
        {etapas === undefined ? null : t('terms.stages', { count: etapas })}
      </Fact>
      <Fact name={t('terms.names.evaluacion')}>{evaluacion && words.length(evaluacion)}</Fact>
      <Flag name="tomaRazon" terms={terms} />
      <Flag name="ofertasPublicas" terms={terms} />
      {basesTipo === true ? <Flag name="basesTipo" terms={terms} /> : null}
      <Fact name={t('terms.names.codigoBip')}>
        {codigoBip && <CopyCode code={codigoBip} label={t('terms.copyBip', { code: codigoBip })} />}
      </Fact>
    </Group>
  );
}

function PlaceTerms({ terms }: TermsProps) {
  const { t } = useTranslation('ficha');
  const words = useTermWords();
  const { direccionVisita, direccionAntecedentes, direccionEntrega, plazoEntrega } = terms;
  return (
    <Group
      name="places"
      of={['direccionVisita', 'direccionAntecedentes', 'direccionEntrega', 'plazoEntrega']}
      terms={terms}
    >
      <Fact name={t('terms.names.direccionVisita')}>{direccionVisita}</Fact>
      <Fact name={t('terms.names.direccionAntecedentes')}>{direccionAntecedentes}</Fact>
      <Fact name={t('terms.names.direccionEntrega')}>{direccionEntrega}</Fact>
      <Fact name={t('terms.names.plazoEntrega')}>{plazoEntrega && words.length(plazoEntrega)}</Fact>
    </Group>
  );
}

function Flag({ name, terms }: TermsProps & { name: FlagName }) {
  const { t } = useTranslation('ficha');
  const words = useTermWords();
  const value = terms[name];
  return (
    <Fact name={t(`terms.names.${name}`)}>
      {value === undefined ? null : words.flag(name, value)}
    </Fact>
  );
}

/** The portal keeps 255 characters of a text, spaces at the end among them. */
const cutLength = 250;

const isCut = (text: string): boolean => text.length >= cutLength && !/[.!?)»"]$/.test(text);

/** Terms in the words of the buyer. */
function LongTerms({ terms }: TermsProps) {
  const { t } = useTranslation('ficha');
  const texts = [
    'detalleRenovacion',
    'prohibiciones',
    'justificacionMonto',
    'observaciones',
  ] as const;
  const { garantias = [] } = terms;
  if (garantias.length === 0 && texts.every((name) => terms[name] === undefined)) return null;
  return (
    <dl className={classes.texts}>
      {garantias.length === 0 ? null : (
        <div>
          <dt className={classes.name}>{t('terms.names.garantias')}</dt>
          {garantias.map((guarantee) => (
            <dd key={JSON.stringify(guarantee)} className={classes.text}>
              <Guarantee guarantee={guarantee} />
            </dd>
          ))}
        </div>
      )}
      {texts.map((name) =>
        terms[name] === undefined ? null : (
          <div key={name}>
            <dt className={classes.name}>{t(`terms.names.${name}`)}</dt>
            <dd className={classes.text}>
              {terms[name]}
              {name === 'prohibiciones' && isCut(terms[name]) ? (
                <span className={classes.help}>{t('terms.cut')}</span>
              ) : null}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

function Guarantee({ guarantee }: { guarantee: TenderGuarantee }) {
  const { t } = useTranslation('ficha');
  const { nombre, porcentaje, monto, moneda, descripcion } = guarantee;
  const share =
    porcentaje === null ? null : t('terms.guaranteeShare', { share: formatQuantity(porcentaje) });
  return [nombre, share, formatMoney(monto, moneda), descripcion]
    .filter((part) => part !== null)
    .join(' · ');
}
