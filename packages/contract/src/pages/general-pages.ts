import { group, page, read, section } from './entry.ts';

/** The template's general pages, and its sign-in screens without function. */
export const generalPages = section(
  'pages',
  { icon: 'FileText', ability: read('Catalogue'), isTemplate: true },
  [
    group('general', 'FileText', [
      page(26, 'accountSettings', '/pages/account-settings', 'Settings', 'Mi cuenta', {
        ability: read('Auth'),
        isEssential: true,
      }),
      page(27, 'profile', '/pages/profile', 'Users', 'Perfil', {
        ability: read('Auth'),
        isEssential: true,
      }),
      page(28, 'faq', '/pages/faq', 'Zap', 'Preguntas frecuentes', {
        ability: read('Auth'),
        isEssential: true,
        isPublic: true,
      }),
      page(29, 'knowledgeBase', '/pages/knowledge-base', 'AlignLeft', 'Ayuda', {
        ability: read('Auth'),
        isEssential: true,
        isPublic: true,
      }),
      page(30, 'pricing', '/pages/pricing', 'DollarSign', 'Planes y precios', {
        ability: read('Auth'),
        isPublic: true,
      }),
      page(120, 'license', '/pages/license', 'CreditCard', 'Licencia', {
        ability: read('Auth'),
        isEssential: true,
        isPublic: true,
      }),
      page(121, 'apiKey', '/pages/api-key', 'Key', 'Claves de API', {
        ability: read('Auth'),
        isEssential: true,
      }),
    ]),
    group('blog', 'Edit', [
      page(31, 'blogList', '/pages/blog/list', 'List', 'Novedades', {
        ability: read('Auth'),
        isEssential: true,
      }),
      page(32, 'blogDetail', '/pages/blog/detail', 'FileText', 'Artículo', {
        ability: read('Auth'),
        isEssential: true,
      }),
      page(33, 'blogEdit', '/pages/blog/edit', 'Edit', 'Editar artículo'),
    ]),
    group('signIn', 'LogIn', [
      group('login', 'Circle', [
        page(18, 'login-basic', '/pages/login-basic', 'LogIn', 'Ingreso básico', {
          isBlank: true,
        }),
        page(19, 'login-cover', '/pages/login-cover', 'LogIn', 'Ingreso con portada', {
          isBlank: true,
        }),
      ]),
      group('register', 'Circle', [
        page(20, 'register-basic', '/pages/register-basic', 'UserPlus', 'Registro básico', {
          isBlank: true,
        }),
        page(21, 'register-cover', '/pages/register-cover', 'UserPlus', 'Registro con portada', {
          isBlank: true,
        }),
        page(
          130,
          'register-multi-steps',
          '/pages/register-multi-steps',
          'UserPlus',
          'Registro por pasos',
          { isBlank: true },
        ),
      ]),
      group('forgotPassword', 'Circle', [
        page(
          22,
          'forgotPassword-basic',
          '/pages/forgot-password-basic',
          'Crosshair',
          'Contraseña olvidada básica',
          { isBlank: true },
        ),
        page(
          23,
          'forgotPassword-cover',
          '/pages/forgot-password-cover',
          'Crosshair',
          'Contraseña olvidada con portada',
          { isBlank: true },
        ),
      ]),
      group('resetPassword', 'Circle', [
        page(
          24,
          'resetPassword-basic',
          '/pages/reset-password-basic',
          'TrendingUp',
          'Contraseña nueva básica',
          { isBlank: true },
        ),
        page(
          25,
          'resetPassword-cover',
          '/pages/reset-password-cover',
          'TrendingUp',
          'Contraseña nueva con portada',
          { isBlank: true },
        ),
      ]),
      group('verifyEmail', 'Circle', [
        page(
          125,
          'verifyEmailBasic',
          '/pages/verify-email-basic',
          'AtSign',
          'Verificación de correo básica',
          { isBlank: true },
        ),
        page(
          126,
          'verifyEmailCover',
          '/pages/verify-email-cover',
          'AtSign',
          'Verificación de correo con portada',
          { isBlank: true },
        ),
      ]),
      group('twoSteps', 'Circle', [
        page(127, 'TwoStepBasic', '/pages/two-steps-basic', 'HelpCircle', 'Segundo paso básico', {
          isBlank: true,
        }),
        page(
          128,
          'TwoStepCover',
          '/pages/two-steps-cover',
          'HelpCircle',
          'Segundo paso con portada',
          { isBlank: true },
        ),
      ]),
    ]),
    page(124, 'modalExamples', '/pages/modal-examples', 'Square', 'Ejemplos de diálogos'),
    group('errors', 'AlertTriangle', [
      page(34, 'comingSoon', '/misc/coming-soon', 'Watch', 'Próximamente', {
        isBlank: true,
        isPublic: true,
      }),
      page(35, 'notAuthorized', '/misc/not-authorized', 'UserX', 'Sin permiso', {
        isBlank: true,
        isPublic: true,
        isEssential: true,
      }),
      page(36, 'maintenance', '/misc/maintenance', 'Aperture', 'En mantención', {
        isBlank: true,
        isPublic: true,
        isEssential: true,
      }),
      page(37, 'error', '/misc/error', 'AlertTriangle', 'Página no encontrada', {
        isBlank: true,
        isPublic: true,
        isEssential: true,
      }),
    ]),
  ],
);
