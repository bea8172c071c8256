import type { TextsIn } from '#web/i18n/resources.ts';

export const auth: TextsIn<'en', 'auth'> = {
  intro: {
    lead: 'Find the tenders that suit you and never miss a closing date.',
    points: {
      search: 'Every tender in one place, with a search that understands Spanish',
      deadlines: 'Closing dates in Chile time, with the days left always in view',
      team: 'Tags and assignees, so that nothing is left without an owner',
    },
  },
  tabs: { label: 'Sign in or sign up', login: 'Sign in', register: 'Sign up' },
  fields: {
    email: 'Email',
    emailPlaceholder: 'name@company.cl',
    password: 'Password',
    newPassword: 'New password',
    empresa: 'Company',
    empresaPlaceholder: 'Trading or registered name',
    rut: 'Company RUT (tax ID)',
    rutPlaceholder: '76.123.456-0',
    fullName: 'Your name',
    fullNamePlaceholder: 'First and last name',
  },
  login: {
    pass: 'Enter your email address and your password: from this device you no longer have to wait.',
    title: 'Sign in to Pliego',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
    unverified: 'You have not confirmed your email address yet. Open the link we sent you.',
    resend: 'Send the link again',
    notices: {
      stepOver: 'This sign-in has expired. Enter your email address and password again.',
      passwordChanged:
        'Your password has been changed and all open sessions have been closed. Sign in with the new one.',
    },
  },
  company: {
    title: 'Choose a company',
    text: 'Your account works in more than one. You can switch later without signing out.',
    back: 'Use another account',
  },
  demo: {
    title: 'Demonstration accounts',
    text: 'Choose one to sign in. Password:',
    enter: 'Sign in as {{name}}: {{account}}',
  },
  register: {
    title: 'Create your company’s account',
    text: 'You administer it; you can invite your team afterwards.',
    accept: 'I accept the terms of use',
    conditions: 'Read the terms',
    conditionsText:
      'We use your name and email address only to run the account and to tell you what happens in it. What your company writes in Pliego is seen by your company alone. Tender data is public: in case of doubt, what the buyer publishes prevails.',
    submit: 'Create the account',
    hasAccount: 'Already have an account?',
    toLogin: 'Sign in',
  },
  mail: {
    title: 'Check your email',
    verifyText:
      'If {{email}} had no account yet, a link to confirm it is on its way there. Open it and you will be signed in straight away.',
    resetText:
      'If there is an account for {{email}}, a link to choose another password is on its way there.',
    hint: 'It may take a couple of minutes. Check your spam folder too.',
    resend: 'Send again',
    resendIn_one: 'Send again in {{count}} second',
    resendIn_other: 'Send again in {{count}} seconds',
    resent: 'We have sent it again.',
    otherAddress: 'Correct the details',
    backToLogin: 'Back to sign-in',
  },
  forgot: {
    title: 'Forgot your password?',
    text: 'Tell us your email address and we will send you a link to choose another.',
    submit: 'Send the link',
  },
  reset: {
    title: 'Choose another password',
    text: 'For the account {{email}}. Changing it closes all of its sessions.',
    submit: 'Change the password',
    checking: 'Checking the link…',
    lostTitle: 'Open the link again',
    lostText:
      'For security, we do not keep the link on this page. Open it again from your email, or ask for another.',
    deadTitle: 'This link no longer works',
    deadText:
      'It has already been used, has expired or is incomplete. Links to change the password work once, and only for a short time.',
    again: 'Ask for another link',
  },
  verify: {
    title: 'Confirm your email address',
    checking: 'Confirming your email address…',
    deadTitle: 'This link no longer works',
    deadText:
      'It has already been used, has expired or is incomplete. If you have already confirmed your email address, sign in; if not, ask for another link.',
    askTitle: 'Ask for another link',
    askText: 'Enter the email address you signed up with and we will send you a new link.',
    ask: 'Send the link',
    takenTitle: 'The company already has an account',
    failedTitle: 'We could not confirm your email address',
    welcome: 'Welcome, {{name}}',
    welcomeText: 'The account of {{empresa}} is ready.',
  },
  twoSteps: {
    title: 'Two-step verification',
    text: 'Enter the 6-digit code shown by your authenticator app.',
    code: 'Code',
    box: 'Digit {{box}} of {{of}}',
    submit: 'Verify',
    useRecovery: 'Use a recovery code',
    useCode: 'Use the code from the app',
    recoveryText:
      'Enter one of the codes you saved when you turned on two-step verification. Each works only once.',
    recovery: 'Recovery code',
    recoveryPlaceholder: 'k7m2p-9xwqa',
    back: 'Sign in with another account',
  },
  signedIn: {
    title: 'You are already signed in',
    text: 'You are in Pliego as {{name}} ({{email}}). To use this link, close that session first.',
    leave: 'Sign out and use the link',
    stay: 'Stay in Pliego',
  },
};
