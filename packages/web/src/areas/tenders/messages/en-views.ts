import type { TextsIn } from '#web/i18n/resources.ts';

/** Texts of the saved views of the list. */
export const savedViews: TextsIn<'en', 'tenders'>['savedViews'] = {
  button: 'Saved views',
  label: 'Saved views',
  own: 'Mine',
  shared: 'Shared by other people',
  isShared: 'shared',
  none: 'There are none yet. Filter what you see the way that serves you, and save it under a name.',
  save: 'Save what is shown',
  edit: 'Edit',
  editOf: 'Edit the view “{{name}}”',
  editTitle: 'View “{{name}}”',
  hasAlert: 'with an alert',
  name: 'Name',
  namePlaceholders: {
    licitaciones: 'For instance, Gloves in the RM',
    seguimiento: 'For instance, Closings that moved',
  },
  replace: 'Replace it with what is shown now',
  replaceText: 'With the filters, the order and the form that you have on screen.',
  share: 'Share it with the company',
  shareText:
    'Everybody sees it; only you and those who administer or manage the company change it.',
  roles: 'Open with it for these roles',
  rolesText: 'For those who have chosen no other.',
  opens: 'Begin with this view',
  opensText: 'The page opens like this the first time you come to it.',
  alert: 'Tell me of what is new',
  alertText: 'Only of tenders that appear from now on, in Pliego and by mail.',
  rhythms: {
    nunca: 'Do not tell me',
    'al-tiro': 'At once',
    diaria: 'Every business day',
    semanal: 'Once a week',
  },
  noise_one: 'It told you of {{told}}: you follow {{followed}}, and {{discarded}} were discarded.',
  noise_other:
    'It told you of {{told}}: you follow {{followed}}, and {{discarded}} were discarded.',
  link: 'Short link',
  linkText: 'For a mail or a chat: it always leads to the view as it is then.',
  linkOwn: 'As long as you do not share it, it serves you alone.',
  copy: 'Copy the link',
  saved: 'You saved the view “{{name}}”',
  removed: 'You deleted the view “{{name}}”',
  removeFailed: 'The view could not be deleted',
};
