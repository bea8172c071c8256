import type { Letter } from './letter.ts';

/*
 * The mails of Pliego. A mail to an unconfirmed address quotes nothing that an attacker could
 * use to send a message, except the names of the registration.
 */

const notYou =
  'Si no fuiste tú, no hagas nada: mientras nadie abra el enlace, no se crea ninguna cuenta.';

const moment = new Intl.DateTimeFormat('es-CL', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'America/Santiago',
});

export function confirmAddress(
  to: string,
  url: string,
  company: { name: string; taxId: string },
): Letter {
  return {
    purpose: 'confirmar-correo',
    to,
    subject: 'Confirma tu correo para entrar a Pliego',
    before: [
      'Hola:',
      'Con este correo se registró una empresa en Pliego. Confírmalo para crear la cuenta y entrar.',
    ],
    facts: [
      ['Empresa', company.name],
      ['RUT', company.taxId],
    ],
    action: { label: 'Confirmar mi correo', url },
    after: ['El enlace sirve una sola vez, durante 48 horas.', notYou],
  };
}

/** Who invites, to what, and until when the link holds. Whether the address has an account is not said here. */
export function invitation(
  to: string,
  url: string,
  about: { company: string; inviter: string; role: string; expiresAt: Date },
): Letter {
  return {
    purpose: 'invitacion',
    to,
    subject: `${about.company} te invita a Pliego`,
    before: [
      'Hola:',
      `${about.inviter} te invita a trabajar con ${about.company} en Pliego, donde siguen sus licitaciones públicas.`,
    ],
    facts: [
      ['Empresa', about.company],
      ['Tu rol', about.role],
      ['Vence', `${moment.format(about.expiresAt)}, hora de Santiago`],
    ],
    action: { label: 'Ver la invitación', url },
    after: [
      'El enlace sirve una sola vez. Si recibes otra invitación de esta empresa, vale la última.',
      'Si no conoces a quien te invita, no hagas nada: nadie entra con tu correo mientras no abras el enlace.',
    ],
  };
}

export function alreadyRegistered(to: string, base: string): Letter {
  return {
    purpose: 'ya-tienes-cuenta',
    to,
    subject: 'Ya tienes una cuenta en Pliego',
    before: [
      'Hola:',
      'Alguien intentó registrarse en Pliego con este correo, que ya tiene una cuenta. No se creó ni se cambió nada.',
      'Si fuiste tú, ingresa con tu contraseña de siempre. Si no la recuerdas, puedes elegir otra.',
    ],
    action: { label: 'Elegir otra contraseña', url: `${base}/forgot-password` },
    after: ['Si no fuiste tú, no tienes que hacer nada: tu cuenta sigue igual.'],
  };
}

export function choosePassword(to: string, url: string): Letter {
  return {
    purpose: 'cambiar-contrasena',
    to,
    subject: 'Elige otra contraseña para Pliego',
    before: ['Hola:', 'Pediste elegir otra contraseña para tu cuenta de Pliego.'],
    action: { label: 'Elegir otra contraseña', url },
    after: [
      'El enlace sirve una sola vez, durante una hora, también si se pide otro. Cuando eliges la contraseña, los demás dejan de servir.',
      'Si no fuiste tú, no hagas nada: tu contraseña sigue siendo la misma.',
    ],
  };
}

/** A notice of a change of the account, with what to do if the user did not make it. */
function notice(
  letter: Pick<Letter, 'purpose' | 'to' | 'subject'>,
  what: string,
  { base, at }: { base: string; at: Date },
): Letter {
  return {
    ...letter,
    before: ['Hola:', what],
    facts: [['Cuándo', `${moment.format(at)}, hora de Santiago`]],
    action: { label: 'No fui yo: elegir otra contraseña', url: `${base}/forgot-password` },
    after: ['Si fuiste tú, no tienes que hacer nada.'],
  };
}

interface Occasion {
  base: string;
  at: Date;
}

/** Of a sign-in that has to wait, to the owner: with a link that lets them in without waiting, together with the password. */
function passLetter(
  { to, url, at }: { to: string; url: string; at: Date },
  { subject, what, ifNotYou }: { subject: string; what: string; ifNotYou: string },
): Letter {
  return {
    purpose: 'ingresos-fallidos',
    to,
    subject,
    before: [
      'Hola:',
      what,
      'Si fuiste tú, con este enlace entras con tu contraseña, sin esperar, desde el equipo en que lo abras.',
    ],
    facts: [['Cuándo', `${moment.format(at)}, hora de Santiago`]],
    action: { label: 'Fui yo: entrar sin esperar', url },
    after: [
      'El enlace sirve durante 24 horas, junto con tu contraseña. No se lo envíes a nadie.',
      ifNotYou,
    ],
  };
}

export function failedSignIns(to: string, url: string, { base, at }: Occasion): Letter {
  return passLetter(
    { to, url, at },
    {
      subject: 'Intentos de entrar a tu cuenta de Pliego',
      what: 'Desde un equipo que no conocemos escribieron varias veces una contraseña equivocada para tu cuenta de Pliego. Nadie entró, y tus equipos de siempre siguen entrando.',
      ifNotYou: `Si no fuiste tú y tu contraseña es fácil de adivinar, elige otra: ${base}/forgot-password`,
    },
  );
}

/** Of a right password, from an address where so many others failed that it was not let in. */
export function heldSignIn(to: string, url: string, { base, at }: Occasion): Letter {
  return passLetter(
    { to, url, at },
    {
      subject: 'Un ingreso a tu cuenta de Pliego que quedó en espera',
      what: 'Escribieron la contraseña de tu cuenta de Pliego en un equipo que no conocemos, desde una conexión en la que hubo muchos intentos fallidos con otras cuentas. Por eso nadie entró.',
      ifNotYou: `Si no fuiste tú, alguien conoce tu contraseña: elige otra ahora en ${base}/forgot-password`,
    },
  );
}

/** What became of the keys of the API with a password that was chosen by mail. */
function revokedKeysText(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? ' También se revocó tu clave de API: el programa que la usaba ya no entra, y puedes crear otra en Claves de API.'
    : ` También se revocaron tus ${count} claves de API: los programas que las usaban ya no entran, y puedes crear otras en Claves de API.`;
}

export function passwordChanged(to: string, revokedKeys: number, occasion: Occasion): Letter {
  return notice(
    { purpose: 'contrasena-cambiada', to, subject: 'Cambió tu contraseña de Pliego' },
    `Cambió la contraseña de tu cuenta de Pliego, y se cerraron las sesiones que estaban abiertas en otros equipos.${revokedKeysText(revokedKeys)}`,
    occasion,
  );
}

/** To the new address of an account: it counts once the link is opened. */
export function confirmNewAddress(to: string, url: string): Letter {
  return {
    purpose: 'correo-nuevo',
    to,
    subject: 'Confirma tu correo nuevo en Pliego',
    before: [
      'Hola:',
      'En Pliego se pidió que este sea el correo de una cuenta. Confírmalo para que lo sea.',
    ],
    action: { label: 'Confirmar mi correo nuevo', url },
    after: [
      'El enlace sirve una sola vez, durante 48 horas.',
      'Si no fuiste tú, no hagas nada: no cambia ninguna cuenta.',
    ],
  };
}

/** To the address that an account had. */
export function addressChanged(to: string, masked: string, occasion: Occasion): Letter {
  return notice(
    { purpose: 'correo-cambiado', to, subject: 'Cambió el correo de tu cuenta de Pliego' },
    `Tu cuenta de Pliego usa ahora el correo ${masked}: con este ya no se entra.`,
    occasion,
  );
}

export function accountRemoved(to: string): Letter {
  return {
    purpose: 'cuenta-eliminada',
    to,
    subject: 'Tu cuenta de Pliego quedó eliminada',
    before: [
      'Hola:',
      'Eliminaste tu cuenta de Pliego. Nadie entra más con ella, y tu trabajo abierto quedó sin responsable.',
    ],
    after: ['Si no fuiste tú, habla hoy mismo con quien administra tu empresa en Pliego.'],
  };
}

export function twoStepsEnabled(to: string, occasion: Occasion): Letter {
  return notice(
    { purpose: 'segundo-paso-activado', to, subject: 'Activaste el segundo paso en Pliego' },
    'Tu cuenta de Pliego pide ahora, además de la contraseña, un código de tu autenticador.',
    occasion,
  );
}

export function passkeyAdded(to: string, name: string, occasion: Occasion): Letter {
  return notice(
    { purpose: 'llave-agregada', to, subject: 'Agregaste una llave de acceso en Pliego' },
    `Desde ahora se puede entrar a tu cuenta de Pliego con la llave de acceso «${name}», sin contraseña.`,
    occasion,
  );
}

export function passkeyRemoved(to: string, name: string, occasion: Occasion): Letter {
  return notice(
    { purpose: 'llave-quitada', to, subject: 'Quitaste una llave de acceso en Pliego' },
    `Ya no se puede entrar a tu cuenta de Pliego con la llave de acceso «${name}».`,
    occasion,
  );
}

export function twoStepsDisabled(to: string, occasion: Occasion): Letter {
  return notice(
    { purpose: 'segundo-paso-desactivado', to, subject: 'Desactivaste el segundo paso en Pliego' },
    'Tu cuenta de Pliego ya no pide un código de tu autenticador: entra solo con la contraseña.',
    occasion,
  );
}
