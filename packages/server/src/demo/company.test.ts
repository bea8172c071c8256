import { abilityOf } from '@pliego/contract/abilities';
import { tagColors } from '@pliego/contract/areas/tags';
import { describe, expect, it } from 'vitest';
import { companies, demoWork } from './company.ts';
import { users } from './people.ts';
import { printedRut } from '@pliego/contract/rules/rut';
import { demoTenders } from './tenders.ts';

const now = new Date('2026-11-20T12:00:00Z');
const tenders = demoTenders(now);
const work = demoWork(now, tenders);
const of = (companyId: number) => work.filter((done) => done.companyId === companyId);

describe('companies and people', () => {
  it('have valid RUT, known colours and tags that differ', () => {
    for (const company of companies) {
      expect(company.taxId).toBe(
        printedRut(Number(company.taxId.split('-')[0]?.replaceAll('.', ''))),
      );
      expect(new Set(company.tags.map(({ name }) => name)).size).toBe(company.tags.length);
      expect(company.tags.every(({ color }) => tagColors.includes(color))).toBe(true);
    }
  });

  it('has one account for every role of the first company', () => {
    const roles = users
      .filter(({ email }) => email.endsWith('@andes.demo'))
      .filter(({ memberships }) => memberships[0]?.status !== 'inactive')
      .map(({ memberships }) => memberships[0]?.role);
    expect(roles).toEqual(['admin', 'maintainer', 'editor', 'author', 'subscriber']);
    expect(new Set(users.map(({ username }) => username)).size).toBe(users.length);
  });
});

describe('demoWork', () => {
  it('is the same for the same tenders', () => {
    expect(demoWork(now, demoTenders(now))).toEqual(work);
  });

  it('covers about 120 and 60 tenders that exist, each once a company', () => {
    expect(of(1)).toHaveLength(120);
    expect(of(2)).toHaveLength(60);
    const codes = new Set(tenders.map(({ code }) => code));
    for (const { id } of companies) {
      const own = of(id).map(({ code }) => code);
      expect(new Set(own).size).toBe(own.length);
      expect(own.every((code) => codes.has(code))).toBe(true);
    }
  });

  it('only uses tags and people of the company', () => {
    for (const { companyId, tags, assignee, by } of work) {
      const company = companies.find(({ id }) => id === companyId);
      const names = company?.tags.map(({ name }) => name) ?? [];
      expect(tags.every((tag) => names.includes(tag))).toBe(true);
      for (const email of [assignee, by]) {
        const person = users.find((user) => user.email === email);
        const belongs = person?.memberships.some((member) => member.companyId === companyId);
        expect(email === null || belongs).toBe(true);
      }
    }
  });

  it('is only done by people who may assign', () => {
    for (const { companyId, by } of work) {
      const person = users.find((user) => user.email === by);
      const role = person?.memberships.find((member) => member.companyId === companyId)?.role;
      const rules = role === undefined ? [] : abilityOf(role, 0);
      const may = rules.some(
        ({ action, subject }) =>
          (action === 'manage' && (subject === 'all' || subject === 'Tender')) ||
          (action === 'assign' && subject === 'Tender'),
      );
      expect(may).toBe(true);
    }
  });

  it('puts several in the charge of the collaborator, and happens before now', () => {
    const own = work.filter(({ assignee }) => assignee === 'colaborador@andes.demo');
    expect(own.length).toBeGreaterThan(10);
    expect(work.every(({ at }) => Date.parse(at) < now.getTime())).toBe(true);
  });
});
