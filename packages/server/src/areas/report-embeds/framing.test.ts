import { expect, it } from 'vitest';
import { allowsFraming } from './framing.ts';

const page = new URL('https://bi.otro.cl/panel');
const ours = new URL('https://pliego.andes.cl');
const said = (headers: Record<string, string>) => allowsFraming(new Headers(headers), page, ours);
const ancestors = (sources: string) =>
  said({ 'content-security-policy': `default-src 'self'; frame-ancestors ${sources}` });

it('lets itself be framed where it says nothing of it', () => {
  expect(said({})).toBe(true);
  expect(said({ 'content-security-policy': "default-src 'self'" })).toBe(true);
});

it('obeys the older header', () => {
  expect(said({ 'x-frame-options': 'DENY' })).toBe(false);
  expect(said({ 'x-frame-options': 'SAMEORIGIN' })).toBe(false);
});

it.each([
  ['*', true],
  ['https:', true],
  ['http:', true],
  ['https://pliego.andes.cl', true],
  ['HTTPS://Pliego.Andes.CL', true],
  ['pliego.andes.cl', true],
  ['https://*.andes.cl', true],
  ['https://pliego.andes.cl:443', true],
  ['https://pliego.andes.cl:*', true],
  ["'self' https://pliego.andes.cl", true],
  ["'none'", false],
  ["'self'", false],
  ['https://andes.cl', false],
  ['https://*.pliego.andes.cl', false],
  ['https://pliego.andes.cl:8443', false],
  ['https://otroandes.cl', false],
  ['', false],
])('with frame-ancestors %s: %s', (sources, isAllowed) => {
  expect(ancestors(sources)).toBe(isAllowed);
});

it('prefers the newer header, and obeys every policy', () => {
  const headers = { 'x-frame-options': 'DENY', 'content-security-policy': 'frame-ancestors *' };
  expect(said(headers)).toBe(true);
  const two = "frame-ancestors *, frame-ancestors 'none'";
  expect(said({ 'content-security-policy': two })).toBe(false);
});
