import type { TenderDetail, TenderDocument } from '@pliego/contract/areas/tender-shapes';
import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatGiven } from '#web/lib/format.ts';
import { Section } from '#web/ui/page/page.tsx';
import classes from './tender-parts.module.css';

export function TenderDocuments({ tender }: { tender: Pick<TenderDetail, 'documentos' | 'url'> }) {
  const { t } = useTranslation('ficha');
  const { documentos, url } = tender;
  return (
    <Section
      title={t('documents.title')}
      actions={
        documentos.length === 0 ? undefined : (
          <span className={classes.count}>{documentos.length}</span>
        )
      }
    >
      {documentos.length === 0 ? (
        <p className={classes.none}>
          {t('documents.none')} {url === null ? null : t('documents.inPortal')}
        </p>
      ) : (
        <ul className={classes.documents}>
          {documentos.map((document, index) => (
            // Sources repeat titles and addresses, and the list never changes its order.
            // oxlint-disable-next-line react/no-array-index-key
            <DocumentRow key={index} document={document} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function DocumentRow({ document: { titulo, tipo, url, publicado } }: { document: TenderDocument }) {
  const { t } = useTranslation('ficha');
  const kindOf = useDocumentKind();
  const date = publicado === null ? null : formatGiven(publicado);
  const kind = tipo === titulo ? null : kindOf(tipo);
  const notes = [kind, date === null ? null : t('documents.published', { date })];
  const note = notes.filter((part) => part !== null && part !== '').join(' · ');
  return (
    <li className={classes.document}>
      <IconFileText size={17} stroke={1.6} aria-hidden className={classes.documentIcon} />
      <span className={classes.documentText}>
        {url === null ? (
          titulo
        ) : (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className={classes.documentLink}
            aria-label={t('newTab', { text: titulo })}
          >
            {titulo}
          </a>
        )}
        {note === '' ? null : <span className={classes.soft}>{note}</span>}
      </span>
    </li>
  );
}

/** The codes of the OCDS codelist documentType that have a name of ours. */
const kinds = [
  'tenderNotice',
  'awardNotice',
  'contractNotice',
  'biddingDocuments',
  'technicalSpecifications',
  'evaluationCriteria',
  'evaluationReports',
  'eligibilityCriteria',
  'clarifications',
  'billOfQuantity',
  'contractSigned',
] as const;

/** The kind of a document as the source names it; codes are translated. */
export function useDocumentKind() {
  const { t } = useTranslation('ficha');
  return (code: string | null) => {
    const known = kinds.find((kind) => kind === code);
    return known === undefined ? code : t(`documents.kinds.${known}`);
  };
}
