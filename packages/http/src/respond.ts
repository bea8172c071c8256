import {
  type Problem,
  type ProblemCode,
  ProblemError,
  type ProblemExtras,
  problemStatus,
} from '@pliego/contract/problem';
import type { $ZodError } from 'zod/v4/core';

/** What each code is called, for those who read the answer itself. */
export const problemTitles: Record<ProblemCode, string> = {
  'solicitud-malformada': 'La solicitud no se entiende',
  'sin-sesion': 'No has iniciado sesión',
  'credenciales-invalidas': 'El correo o la contraseña no son correctos',
  'segundo-paso': 'Falta el segundo paso',
  'correo-sin-verificar': 'Falta confirmar el correo',
  'sin-permiso': 'No tienes permiso para esto',
  'origen-no-permitido': 'La solicitud viene de otro sitio',
  'no-encontrado': 'No existe',
  'metodo-no-permitido': 'Esta dirección no admite ese método',
  'elegir-empresa': 'Elige una empresa',
  'otra-sesion': 'La pantalla es de otra sesión',
  'version-antigua': 'Alguien lo cambió antes',
  'ya-existe': 'Ya existe',
  'enlace-invalido': 'El enlace ya no sirve',
  'demasiado-grande': 'Es demasiado grande',
  'tipo-de-contenido': 'El tipo de contenido no se admite',
  'datos-invalidos': 'Hay datos que corregir',
  'codigo-invalido': 'El código no es correcto',
  'busqueda-invalida': 'La búsqueda no se puede hacer',
  'archivo-vacio': 'El archivo está vacío',
  'archivo-no-reconocido': 'El archivo no se reconoce',
  'demasiados-intentos': 'Demasiados intentos',
  'error-interno': 'Algo falló en el servidor',
  'no-disponible': 'El servidor no está disponible',
};

/** Writes an answer of RFC 9457. */
export function problemResponse(
  code: ProblemCode,
  detail: string | undefined,
  requestId: string,
  extras: ProblemExtras = {},
): Response {
  const status = problemStatus[code];
  const problem: Problem = {
    type: `/api/docs#${code}`,
    title: problemTitles[code],
    status,
    code,
    detail,
    ...extras,
    requestId,
  };
  return new Response(JSON.stringify(problem), {
    status,
    headers: { 'content-type': 'application/problem+json; charset=utf-8' },
  });
}

/** Every issue of a failed parse, by dotted path; the first sentence of a field wins. */
export function fieldErrorsOf(error: $ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) {
    errors[issue.path.map(String).join('.')] ??= issue.message;
  }
  return errors;
}

/** The ProblemError for a failed parse; names the fields, so that it reads well without a form too. */
export function invalid(error: $ZodError, where: string): ProblemError {
  const fieldErrors = fieldErrorsOf(error);
  const list = Object.entries(fieldErrors)
    .slice(0, 5)
    .map(([path, message]) => (path === '' ? message : `«${path}»: ${message}`))
    .join('; ');
  return new ProblemError('datos-invalidos', `Revisa ${where}. ${list}.`, { fieldErrors });
}
