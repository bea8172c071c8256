import type { TextsIn } from '#web/i18n/resources.ts';

export const tags: TextsIn<'en', 'tags'> = {
  title: 'Tags',
  create: 'New tag',
  search: 'Search tags',
  noMatch: 'No tag matches “{{text}}”.',
  columns: { name: 'Tag', uses: 'Use', actions: 'Actions' },
  uses_one: '{{total}} tender',
  uses_other: '{{total}} tenders',
  usesOf: '{{uses}} with “{{name}}”',
  unused: 'Not in use',
  empty: 'There are no tags yet',
  emptyText:
    'Use them to sort tenders your own way: priorities, lines of business, what is still missing.',
  edit: 'Edit',
  editOf: 'Edit “{{name}}”',
  merge: 'Merge',
  mergeOf: 'Merge “{{name}}” with another tag',
  remove: 'Delete',
  removeOf: 'Delete “{{name}}”',
  form: {
    createTitle: 'New tag',
    editTitle: 'Edit “{{name}}”',
    name: 'Name',
    color: 'Colour',
    preview: 'It will look like this:',
    placeholder: 'For example, Bid bond pending',
  },
  colors: {
    gris: 'Grey',
    rojo: 'Red',
    rosado: 'Pink',
    morado: 'Purple',
    violeta: 'Violet',
    indigo: 'Indigo',
    azul: 'Blue',
    celeste: 'Sky blue',
    turquesa: 'Turquoise',
    verde: 'Green',
    lima: 'Lime',
    amarillo: 'Yellow',
    naranja: 'Orange',
  },
  mergeDialog: {
    title: 'Merge “{{name}}”',
    lead: 'Choose the tag to keep.',
    target: 'Tag to keep',
    explain_one:
      'The tender tagged “{{from}}” will be tagged “{{to}}”, and “{{from}}” will be gone. This cannot be undone.',
    explain_other:
      'The {{total}} tenders tagged “{{from}}” will be tagged “{{to}}”, and “{{from}}” will be gone. This cannot be undone.',
    explainUnused:
      'No tender is tagged “{{from}}”: it will simply be gone, and “{{to}}” stays. This cannot be undone.',
    submit: 'Merge',
  },
  removeDialog: {
    title: 'Delete “{{name}}”',
    explain_one: 'It will be removed from {{total}} tender. This cannot be undone.',
    explain_other: 'It will be removed from {{total}} tenders. This cannot be undone.',
    explainUnused: 'No tender has it. This cannot be undone.',
    mergeInstead:
      'To keep these tenders marked under another name, merge it with another tag instead.',
    submit: 'Delete tag',
  },
  done: {
    created: 'Tag “{{name}}” created',
    updated: 'Tag “{{name}}” saved',
    merged: '“{{from}}” is now “{{to}}”',
    removed_one: 'Tag “{{name}}” deleted and removed from {{total}} tender',
    removed_other: 'Tag “{{name}}” deleted and removed from {{total}} tenders',
  },
};
