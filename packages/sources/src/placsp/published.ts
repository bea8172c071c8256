import type { Milestone, TenderDocument } from '@pliego/contract/areas/tender-shapes';
import { dayMilestone, deadlineMilestone, outermost } from '../european-dates.ts';
import { bareDayOf } from '../instants.ts';
import { givenMilestones } from '../mercado-publico/portal.ts';
import type { Json, TenderFacts } from '../notice.ts';
import { webAddressOf } from '../read-json.ts';
import { attributeAt, elementAt, elementsAt, textAt, textsAt } from '../xml/read-element.ts';
import { endingMilestones } from './awards.ts';
import { noticeTypes } from './code-lists.ts';
import { projectOf } from './project.ts';

/** Hours without zone are those of the platform's wall clock. */
export const platformZone = 'Europe/Madrid';

function endOf(period: Json | undefined): Milestone | null {
  return deadlineMilestone(
    textAt(period, 'cbc:EndDate'),
    textAt(period, 'cbc:EndTime'),
    platformZone,
  );
}

/** What a notice of the folder is and the days on which it was published. */
function noticesOf(folder: Json): { type: string; references: Json[] }[] {
  return elementsAt(folder, 'cac-place-ext:ValidNoticeInfo').map((notice) => ({
    type: textAt(notice, 'cbc-place-ext:NoticeTypeCode') ?? '',
    references: elementsAt(
      notice,
      'cac-place-ext:AdditionalPublicationStatus',
      'cac-place-ext:AdditionalPublicationDocumentReference',
    ),
  }));
}

/** The first call for bids; a contract that had none was first published by its first notice. */
function publicationOf(folder: Json): Milestone | null {
  const days = (isOf: (type: string) => boolean) =>
    noticesOf(folder)
      .filter(({ type }) => isOf(type))
      .flatMap(({ references }) => references.flatMap((one) => textsAt(one, 'cbc:IssueDate')))
      .map(dayMilestone);
  return (
    outermost(
      'earliest',
      days((type) => type === 'DOC_CN'),
    ) ??
    outermost(
      'earliest',
      days((type) => type !== 'DOC_PIN'),
    )
  );
}

/** The opening of the prices, which alone is told apart from other openings for sure. */
function openingOf(process: Json | undefined): Milestone | null {
  const event = elementsAt(process, 'cac:OpenTenderEvent').find(
    (one) =>
      textAt(one, 'cbc:TypeCode') === '4' ||
      /econ[oó]mic/i.test(attributeAt(one, ['cbc:TypeCode'], 'name') ?? ''),
  );
  return deadlineMilestone(
    textAt(event, 'cbc:OccurrenceDate'),
    textAt(event, 'cbc:OccurrenceTime'),
    platformZone,
  );
}

/** The dated steps of a folder. */
export function milestonesOf(folder: Json): NonNullable<TenderFacts['milestones']> {
  const process = elementAt(folder, 'cac:TenderingProcess');
  const planned = elementAt(projectOf(folder), 'cac:PlannedPeriod');
  const { award, act } = endingMilestones(folder);
  return givenMilestones({
    publicacion: publicationOf(folder),
    cierre:
      endOf(elementAt(process, 'cac:TenderSubmissionDeadlinePeriod')) ??
      endOf(elementAt(process, 'cac:ParticipationRequestReceptionPeriod')),
    aperturaEconomica: openingOf(process),
    adjudicacion: award,
    inicioContrato: dayMilestone(textAt(planned, 'cbc:StartDate')),
    finContrato: dayMilestone(textAt(planned, 'cbc:EndDate')),
    acto: act,
  });
}

function documentOf(reference: Json, tipo: string): TenderDocument | null {
  const external = elementAt(reference, 'cac:Attachment', 'cac:ExternalReference');
  const url = webAddressOf(textAt(external, 'cbc:URI') ?? undefined);
  const titulo = textAt(external, 'cbc:FileName') ?? textAt(reference, 'cbc:ID');
  if (url === null && titulo === null) return null;
  const issued = textAt(reference, 'cbc:IssueDate');
  return {
    titulo: titulo ?? tipo,
    tipo,
    url,
    publicado: issued === null ? null : (bareDayOf(issued) ?? null),
  };
}

/** Documents of a folder, the terms first, then what its notices carry. */
export function documentsOf(folder: Json): TenderDocument[] {
  const listed: [string, string[]][] = [
    ['Pliego de cláusulas administrativas', ['cac:LegalDocumentReference']],
    ['Pliego de prescripciones técnicas', ['cac:TechnicalDocumentReference']],
    ['Documento adicional', ['cac:AdditionalDocumentReference']],
    [
      'Documento general',
      ['cac-place-ext:GeneralDocument', 'cac-place-ext:GeneralDocumentDocumentReference'],
    ],
  ];
  const standing = listed.flatMap(([type, path]) =>
    elementsAt(folder, ...path).map((reference) => documentOf(reference, type)),
  );
  const attached = noticesOf(folder).flatMap(({ type, references }) =>
    references
      .filter((reference) => elementAt(reference, 'cac:Attachment') !== undefined)
      .map((reference) => documentOf(reference, noticeTypes.get(type) ?? 'Anuncio')),
  );
  return [...standing, ...attached].filter((document) => document !== null);
}
