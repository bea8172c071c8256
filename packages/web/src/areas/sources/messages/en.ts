import type { TextsIn } from '#web/i18n/resources.ts';
import { live } from './en-connectors.ts';
import { spreadsheet } from './en-spreadsheet.ts';

export const sources: TextsIn<'en', 'sources'> = {
  title: 'Sources',
  live,
  spreadsheet,
  overview: {
    title: 'Where the tenders come from',
    tenders_one: '{{total}} tender',
    tenders_other: '{{total}} tenders',
    observations_one: '{{total}} observation',
    observations_other: '{{total}} observations',
    lastRead: 'Last read',
    newest: 'Newest data',
    never: 'never',
    lag: 'Lag',
    lagDays_one: '{{total}} day',
    lagDays_other: '{{total}} days',
    silent: 'Silent since {{moment}}, Chile time',
    empty: 'No source has been imported yet',
    emptyText:
      'Once the first file is imported, you will see here how much it brought and how up to date it is.',
  },
  upload: {
    title: 'Import files',
    drop: 'Drag files here or',
    choose: 'Choose files',
    limit: 'Up to {{size}} MB each. You can upload several at once.',
    formats: 'Formats we read',
    formatsLead:
      'We recognise each file by its contents. Importing the same thing twice changes nothing.',
    format: {
      portal: 'Mercado Público, Chile',
      portalText:
        'API answers in JSON (lists, single tenders and purchase orders), the open data CSV under its original name, and exports of the search.',
      agile: 'Compra Ágil (small purchases)',
      agileText: 'JSON of the API or of the search, and what the search exports.',
      ocds: 'OCDS 1.0 and 1.1',
      ocdsText: 'Release and record packages, bare, in lists, one per line or one after another.',
      europe: 'Spain and the European Union',
      europeText:
        'PLACSP (Atom and CODICE), Euskadi (JSON) and TED (XML, eForms and its API’s JSON).',
      america: 'Mexico and Ecuador',
      americaText: 'CSV of CompraNet and of SERCOP’s search.',
      tables: 'Any spreadsheet',
      tablesText:
        'CSV or Excel (.xlsx) with any column names: you choose what each column says, and only your company sees what it brings.',
      packed: 'All of it compressed',
      packedText: 'As .zip, with several files at once, or as .gz.',
    },
    refused: {
      empty: 'The file is empty.',
      large:
        'It is {{size}} and the limit is {{max}} MB. Split it, or ask whoever runs the server to import it from there.',
      folder: 'This is a folder. Choose the files inside it.',
    },
    waiting: 'Waiting to upload',
    sending: 'Uploading {{sent}} of {{total}}',
    checking: 'Uploaded, checking the file',
    refusedState: 'Not imported',
    cancel: 'Cancel the upload of {{name}}',
    dismiss: 'Remove {{name}} from the list',
    again: 'Upload {{name}} again',
    progress: 'Upload of {{name}}',
  },
  runs: {
    title: 'Imports',
    empty: 'No imports yet',
    showAll: 'Show the latest {{total}}',
    by: 'by {{name}}',
    console: 'from the server console',
    took: 'took {{time}}',
    progress: 'Import of {{name}}',
    read: 'Reading {{read}} of {{total}}',
    states: {
      'en-cola': 'Queued',
      'en-curso': 'Importing',
      terminada: 'Finished',
      'con-error': 'Failed',
      interrumpida: 'Interrupted',
    },
    counts: {
      leidas: 'Read',
      nuevas: 'New',
      cambiadas: 'Changed',
      sinCambios: 'Unchanged',
      rechazadas: 'Rejected',
      reparadas: 'Repaired',
    },
    countsLabel: 'Result of {{name}}',
    repairedHint: 'Imported after a defect in the file was corrected',
    download: 'Download the list of rejections',
    downloadRepaired: 'Download the list of repairs',
    downloadOf: '{{text}} for {{name}}',
    done: 'The import of {{name}} has finished',
  },
};
