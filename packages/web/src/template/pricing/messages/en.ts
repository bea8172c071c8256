import type { TextsIn } from '#web/i18n/resources.ts';

export const pricing: TextsIn<'en', 'pricing'> = {
  title: 'Plans and prices',
  lead: 'Choose for how long you want to use Pliego. Every plan has the tenders, the alerts and the work in a team.',
  period: 'How you pay',
  monthly: 'By month',
  annual: 'For the whole term',
  popular: 'Most chosen',
  perMonth: 'a month',
  free: 'No charge',
  total: '{{amount}} for the whole term',
  agreed: 'Let us talk',
  agreedText: 'The price is agreed on by what you need.',
  note: 'By month, in dollars; for the whole term, in Chilean pesos with VAT.',
  choose: 'Choose this plan',
  chooseOf: 'Choose this plan: {{title}}',
  current: 'Your plan',
  benefits: 'What the plan {{title}} has',
  questions: 'Questions about the plans',
  trial: {
    title: 'Not decided yet?',
    text: 'Register your company and use it at no charge with the plan of 3 months paid by month.',
    button: 'Register my company',
  },
  taken: 'Your plan is now “{{title}}”',
  takenText: 'This is a demonstration: nothing is charged.',
};
