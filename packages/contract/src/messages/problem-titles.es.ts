import type { ProblemCode } from '../problem.ts';

/** The short Spanish title of each problem, for who reads an answer without a page. */
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
