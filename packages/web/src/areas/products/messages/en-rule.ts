export const rule = {
  assign: 'Assign them the new tenders that fit',
  assignHint: 'Only those without a responsible person. They are told, and the history keeps it.',
  scoreHint: 'From 1 to 100. With 80 it is nearly always what you sell.',
  'sin-responsable': 'Choose a person: the rule assigns to nobody yet.',
  'persona-fuera':
    '{{name}} is suspended or has left the company: the rule assigns nothing until you choose another person.',
  'persona-lee':
    '{{name}} only reads: the rule assigns nothing until you choose somebody who works on tenders.',
  'producto-inactivo': 'The product is inactive: the rule assigns nothing.',
  none: 'No open tender without a responsible person reaches that score today',
  open_one: 'Today it would assign {{count}} open tender',
  open_other: 'Today it would assign {{count}} open tenders',
  taken_one: '{{count}} more has a responsible person already.',
  taken_other: '{{count}} more have a responsible person already.',
  apart_one:
    '{{count}} is left aside: somebody took its responsible person away, discarded it or keeps it to a team.',
  apart_other:
    '{{count}} are left aside: somebody took their responsible person away, discarded them or keeps them to a team.',
  fromNow: 'The rule counts for those that come. You decide about those that were open before.',
  fromSaved:
    'Once saved, the rule counts for those that come. Afterwards you can assign these too.',
  apply_one: 'Assign {{count}} too',
  apply_other: 'Assign these {{count}} too',
  applied_one: 'You assigned {{count}} tender',
  applied_other: 'You assigned {{count}} tenders',
  done_one: 'The rule has assigned {{count}} tender.',
  done_other: 'The rule has assigned {{count}} tenders.',
  fact: 'Assigns to',
  is: '{{name}}, from {{score}} points',
};
