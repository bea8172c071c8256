/* How long data is kept, taking all of it out, and closing the company. */

export const retention = {
  title: 'Data retention',
  text: 'How long what may name people is kept. What is older is erased for good, every hour. That a tender was discarded, when and why, and the events stay.',
  never: 'Always',
  months_one: '{{count}} month',
  months_other: '{{count}} months',
  kinds: {
    avisos: { name: 'Notices that were read', text: 'Since each person read them.' },
    rechazos: {
      name: 'Content of rejected records',
      text: 'Since the end of the import. The reason and the line stay.',
    },
    descartadas: {
      name: 'Comments, tasks and files of discarded tenders',
      text: 'Since they were discarded.',
    },
    quitadas: {
      name: 'Name and email address of those who have left',
      text: 'Since they were removed from the company. What they did stays, as of “Persona eliminada”.',
    },
  },
  today: 'With this rule, these would be erased today:',
  nothing: 'With this rule, nothing would be erased today.',
  counts: {
    avisos_one: '{{total}} notice that was read',
    avisos_other: '{{total}} notices that were read',
    rechazos_one: 'the content of {{total}} rejected record',
    rechazos_other: 'the content of {{total}} rejected records',
    comentarios_one: '{{total}} comment of discarded tenders',
    comentarios_other: '{{total}} comments of discarded tenders',
    tareas_one: '{{total}} task of discarded tenders',
    tareas_other: '{{total}} tasks of discarded tenders',
    archivos_one: '{{total}} file of discarded tenders',
    archivos_other: '{{total}} files of discarded tenders',
    quitadas_one: 'the data of {{total}} person who has left',
    quitadas_other: 'the data of {{total}} people who have left',
  },
  backups: 'Backups that were made keep what they had.',
  kept: 'The retention rule was saved',
};

export const danger = {
  title: 'Export and close the company',
  export: {
    title: 'Export everything',
    text: 'A ZIP with everything that the company has here: people, work, comments, tasks, decisions, notices, imports and history as JSON and CSV, and the files of each tender with an index.',
    care: 'It holds personal data and the amounts of your bids: keep it where only those who should see it can.',
    button: 'Export everything',
  },
  close: {
    title: 'Close the company',
    text: 'Once closed, it no longer exists for anybody who works in it.',
    people: 'Nobody enters any more: open sessions end at once, yours too.',
    outside: 'Notices, emails, subscribed calendars, connectors, webhooks and API keys stop.',
    data: 'Its data is kept for {{days}} days and then erased for good. Until then, only whoever runs this server can open it again.',
    button: 'Close {{name}}',
    ask: 'Close {{name}}?',
    askText:
      'Nobody can enter from the moment you confirm. If you have not exported its data, do so first.',
    name: 'Type “{{name}}” to confirm',
    password: 'Your password',
    submit: 'Close the company',
  },
};
