import type { TenderDocument, TenderItem } from '@pliego/contract/areas/tender-shapes';
import type { Json, JsonObject } from '../notice.ts';
import { memberAt, objectOf, objectsOf, textOf, webAddressOf } from '../read-json.ts';
import { amountOf } from './amounts.ts';
import { standingAwards } from './awards.ts';
import { ocdsInstant } from './dates.ts';
import { awardsOf, contractsOf, textIn } from './sections.ts';

/** The classification of an item, or the first of its additional ones where it has none of its own. */
function classificationOf(item: JsonObject): Json | undefined {
  const own = objectOf(item['classification']);
  const isGiven = own !== null && (textOf(own['id']) ?? textOf(own['description'])) !== null;
  return isGiven ? own : objectsOf(item['additionalClassifications'])[0];
}

/** UNSPSC codes are eight digits; publishers that write them as numbers lose the zeros on the left. */
function classificationCode(
  classification: Json | undefined,
): Pick<TenderItem, 'codigo' | 'esquema'> {
  const id = textOf(memberAt(classification, 'id'));
  const esquema = textOf(memberAt(classification, 'scheme'));
  if (id === null) return { codigo: null, esquema: null };
  const isUnspsc = esquema?.toUpperCase() === 'UNSPSC' && /^\d{1,8}$/.test(id);
  return { codigo: isUnspsc ? id.padStart(8, '0') : id, esquema };
}

/** Ids of OCDS items are keys of any shape, so the number of a line is its place in the list. */
function itemOf(item: JsonObject, index: number): TenderItem {
  const classification = classificationOf(item);
  return {
    correlativo: index + 1,
    ...classificationCode(classification),
    nombre: textOf(memberAt(classification, 'description')),
    categoria: [],
    descripcion: textIn(item, 'description'),
    unidad: textOf(memberAt(item, 'unit', 'name')),
    cantidad: amountOf(item['quantity']),
    adjudicacion: null,
  };
}

/** Some publishers list items that hold an id and nothing else. */
function saysSomething({ codigo, nombre, descripcion }: TenderItem): boolean {
  return codigo !== null || nombre !== null || descripcion !== null;
}

/**
 * Items of the tender, or of its awards or contracts where the tender lists none that says something, or its own
 * classification as the only item; undefined when nothing tells what is bought.
 */
export function ocdsItems(release: JsonObject): TenderItem[] | undefined {
  const tender = objectsOf(release['tender']);
  const candidates = [
    tender.flatMap((one) => objectsOf(one['items'])),
    standingAwards(release).flatMap((award) => objectsOf(award['items'])),
    contractsOf(release).flatMap((contract) => objectsOf(contract['items'])),
    tender
      .flatMap((one) => objectsOf(one['classification']))
      .map((classification) => ({
        classification,
      })),
  ];
  return candidates
    .map((items) => items.map(itemOf).filter(saysSomething))
    .find((items) => items.length > 0);
}

/** The last part of an address, where files have their names. */
function fileNameOf(url: string | null): string | null {
  return textOf(url?.split(/[?#]/)[0]?.split('/').at(-1));
}

function documentOf(document: JsonObject): TenderDocument {
  const url = webAddressOf(document['url']);
  const type = textOf(document['documentType']);
  return {
    titulo:
      textIn(document, 'title') ??
      textOf(document['description']) ??
      fileNameOf(url) ??
      type ??
      textOf(document['id']) ??
      'Documento',
    tipo: type,
    url,
    publicado: ocdsInstant(document['datePublished']),
  };
}

/** Documents of every stage, those of the tender first; undefined when there are none. */
export function ocdsDocuments(release: JsonObject): TenderDocument[] | undefined {
  const documents = [
    ...objectsOf(memberAt(release, 'tender', 'documents')),
    ...objectsOf(memberAt(release, 'planning', 'documents')),
    ...awardsOf(release).flatMap((award) => objectsOf(award['documents'])),
    ...contractsOf(release).flatMap((contract) => objectsOf(contract['documents'])),
  ];
  return documents.length === 0 ? undefined : documents.map(documentOf);
}
