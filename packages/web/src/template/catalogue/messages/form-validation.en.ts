import type { TextsIn } from '#web/i18n/resources.ts';

export const formValidation: TextsIn<'en', 'formValidation'> = {
  summary: 'How a form says what is missing or wrong, and helps to put it right.',
  use: {
    where: 'The error stands beside its field and says how to put it right',
    once: 'It is checked when sent; once a field is changed, its error goes',
    kept: 'What was typed is never lost, not even if sending fails',
  },
  avoid: {
    early: 'Complaining before somebody has finished typing',
    toast: 'A toast that disappears for the error of a field',
    disabled: 'Turning the button off without saying what is missing',
  },
  demos: {
    Basic: 'When it is sent',
    OnChange: 'While one types',
    Async: 'By the server',
    OtherFields: 'With lists, dates and masks',
  },
  keys: {
    enter: 'Enter | sends; if something is wrong, goes to the first field with an error',
  },
  reader: {
    error: 'A field with an error says “invalid” and reads the error.',
    busy: 'While it waits, the button says “busy”.',
  },
  props: {
    busy: 'The call that it started is running',
    text: 'What went wrong and is of no field',
  },
  text: {
    name: 'Name',
    mail: 'Mail',
    password: 'Password',
    userName: 'User name',
    userNameHint: 'Try one that exists already, such as rosario.alvarado.',
    region: 'Region of the visit',
    day: 'Day of the visit',
    phone: 'Telephone',
    send: 'Send',
    reset: 'Start again',
    sent: 'It would be sent',
    missing: {
      name: 'Type a name.',
      mail: 'Type an address.',
      password: 'Type a password.',
      region: 'Choose a region.',
      day: 'Choose a day, or type it.',
      phone: 'Type the nine figures of the telephone.',
    },
    wrong: {
      name: 'At least three letters.',
      password: 'At least six characters.',
      taken: 'Somebody else has that name. Choose another one.',
    },
  },
};
