import { expect, it } from 'vitest';
import { expectRefused, newSample } from '#sample/testing/sample.ts';

it('answers the four plans in their order, and the questions', async () => {
  const response = await newSample().send('GET', '/pricing/data');
  const pricing = (await response.json()) as Record<string, unknown>;
  expect(Object.keys(pricing)).toEqual([
    'basicPlan',
    'standardPlan',
    'premiumPlan',
    'enterprisePlan',
    'qandA',
  ]);
});

it('has the terms and prices of the specification', async () => {
  const { basicPlan, standardPlan, premiumPlan, enterprisePlan } =
    await newSample().api.pricing.get();
  expect(basicPlan).toMatchObject({
    title: '3 meses',
    duracion: 3,
    monthlyPrice: 0,
    yearlyPlan: { perMonth: 33_330, totalAnnual: 99_990 },
    popular: false,
  });
  expect(standardPlan).toMatchObject({
    title: '6 meses',
    duracion: 6,
    monthlyPrice: 49,
    yearlyPlan: { perMonth: 30_000, totalAnnual: 179_990 },
    popular: false,
  });
  expect(premiumPlan).toMatchObject({
    title: '12 meses',
    duracion: 12,
    monthlyPrice: 99,
    yearlyPlan: { perMonth: 25_000, totalAnnual: 299_990 },
    popular: true,
  });
  expect(enterprisePlan).toMatchObject({
    duracion: null,
    monthlyPrice: null,
    yearlyPlan: null,
    popular: false,
  });
});

it('lists five features per plan', async () => {
  const { basicPlan, standardPlan, premiumPlan, enterprisePlan, qandA } =
    await newSample().api.pricing.get();
  expect(basicPlan.planBenefits).toEqual(
    expect.arrayContaining(['Hasta 10 usuarios', '300 Mb de almacenamiento']),
  );
  expect(standardPlan.planBenefits).toEqual(
    expect.arrayContaining(['Hasta 20 usuarios', '600 Mb de almacenamiento']),
  );
  expect(premiumPlan.planBenefits).toEqual(
    expect.arrayContaining(['Usuarios ilimitados', '1 Gb de almacenamiento']),
  );
  expect(enterprisePlan.planBenefits.join('. ')).toMatch(
    /conversemos.*Almacenamiento a medida.*Reportes de negocio/,
  );
  for (const plan of [basicPlan, standardPlan, premiumPlan, enterprisePlan]) {
    expect(plan.planBenefits).toHaveLength(5);
    expect(plan.img).toMatch(/^\/muestra\/plan-[a-z-]+\.svg$/);
    expect(plan.subtitle).not.toBe('');
  }
  expect(qandA).toHaveLength(3);
  expect(qandA.every(({ question, ans }) => question !== '' && ans !== '')).toBe(true);
});

it('cannot be changed', async () => {
  await expectRefused(405, newSample().send('POST', '/pricing/data', { json: {} }));
});
