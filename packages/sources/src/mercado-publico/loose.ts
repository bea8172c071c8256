import { tenderCodeParts } from '@pliego/contract/rules/tender-types';
import type { Json, JsonObject } from '../notice.ts';
import { objectOf } from '../read-json.ts';
import { isPortalTender, isTenderWithoutCode } from './field-names.ts';

type Member = readonly [key: string | number, value: Json];

/** Whether all are elements. The last may be cut where the head of the file ends. */
function areAll(members: readonly Member[], isOne: (member: Member) => boolean): boolean {
  const enough = members.length > 1 ? members.slice(0, -1) : members;
  return enough.length > 0 && enough.every(isOne);
}

/** Whether a member is a tender that was keyed by its code. */
function isKeyed(key: string | number, value: JsonObject): boolean {
  return typeof key === 'string' && tenderCodeParts(key) !== null && isTenderWithoutCode(value);
}

/**
 * The path of elements that were saved without the answer of the API around them: one alone, a list, a list under
 * another name than the API's, or an object that has each by its code. Null when a file has none, or not only such.
 */
export function loosePath(
  json: Json | undefined,
  isEnvelope: (value: JsonObject) => boolean,
): string | null {
  const isElement = ([key, member]: Member) => {
    const value = objectOf(member);
    return value !== null && (isPortalTender(value) || isKeyed(key, value));
  };
  if (Array.isArray(json)) {
    const isAny = (member: Member) => isElement(member) || isEnvelope(objectOf(member[1]) ?? {});
    return areAll([...json.entries()], isAny) ? '$.*' : null;
  }
  const whole = objectOf(json);
  if (whole === null || isEnvelope(whole)) return null;
  if (isPortalTender(whole)) return '$';
  if (areAll(Object.entries(whole), isElement)) return '$.*';
  const held = Object.entries(whole).find(
    ([name, list]) =>
      /^\w+$/.test(name) && Array.isArray(list) && areAll([...list.entries()], isElement),
  );
  return held === undefined ? null : `$.${held[0]}.*`;
}

/** An element with the code that it was keyed by, unless it has its own. */
export function keyedElement(value: Json, key: string | number | undefined): Json {
  const element = objectOf(value);
  const isBare = element !== null && typeof key === 'string' && !isPortalTender(element);
  return isBare && isKeyed(key, element) ? { CodigoExterno: key, ...element } : value;
}
