import { assert, emailAddress, property } from 'fast-check';
import { expect, it } from 'vitest';
import { domainOf, isOfDomains, writtenDomains } from './mail-domains.ts';

it('takes the domain after the last @, in lower case', () => {
  expect(domainOf('Ana@Andes.CL')).toBe('andes.cl');
  expect(domainOf('"a@b.cl"@andes.cl')).toBe('andes.cl');
});

it('lets any address in where no domain is named', () => {
  assert(
    property(emailAddress(), (address) => {
      expect(isOfDomains(address, [])).toBe(true);
    }),
  );
});

it('lets an address in by its own domain, and not by one that only ends or begins alike', () => {
  assert(
    property(emailAddress(), (address) => {
      const domain = domainOf(address);
      expect(isOfDomains(address, [domain])).toBe(true);
      expect(isOfDomains(address, [`x${domain}`, `${domain}.x`, domain.slice(1)])).toBe(false);
      expect(isOfDomains(`ana@sub.${domain}`, [domain])).toBe(false);
    }),
  );
});

it('reads a list as people write it', () => {
  expect(writtenDomains(' @andes.cl, Austral.CL;andes.cl\n')).toEqual(['andes.cl', 'austral.cl']);
  expect(writtenDomains('  ')).toEqual([]);
});
