import type { PageIcon } from '@pliego/contract/page-facts';
import type { PageTarget } from '@pliego/contract/pages';

/** Headings of the menu, in its order. Each is also one entry of the horizontal menu. */
export const sections = [
  'work',
  'dashboards',
  'apps',
  'pages',
  'kit',
  'forms',
  'charts',
  'misc',
] as const;
export type Section = (typeof sections)[number];

/** Groups that open and close; their titles are `nav.groups.<name>`. */
export type GroupName =
  | 'settings'
  | 'invoices'
  | 'access'
  | 'shop'
  | 'people'
  | 'blog'
  | 'general'
  | 'signIn'
  | 'login'
  | 'register'
  | 'forgotPassword'
  | 'resetPassword'
  | 'verifyEmail'
  | 'twoSteps'
  | 'errors'
  | 'cards'
  | 'components'
  | 'extensions'
  | 'pageLayouts'
  | 'formElements'
  | 'dataTables';

export type MenuEntry =
  | PageTarget
  | { group: GroupName; icon: PageIcon; entries: readonly MenuEntry[] };

export interface MenuSection {
  section: Section;
  /** In the horizontal menu. */
  icon: PageIcon;
  entries: readonly MenuEntry[];
}

/** The navigation tree: the product's own screens first, then the template's. */
export const menu: readonly MenuSection[] = [
  {
    section: 'work',
    icon: 'FileText',
    entries: [
      'tenders',
      'followUp',
      'products',
      'reports',
      {
        group: 'settings',
        icon: 'Settings',
        entries: ['sources', 'tags', 'people', 'company'],
      },
    ],
  },
  { section: 'dashboards', icon: 'Home', entries: ['eCommerceDash', 'analyticsDash'] },
  {
    section: 'apps',
    icon: 'Package',
    entries: [
      'email',
      'chat',
      'todo',
      'calendar',
      'appKanban',
      {
        group: 'invoices',
        icon: 'FileText',
        entries: ['invoiceList', 'invoicePreview', 'invoiceEdit', 'invoiceAdd'],
      },
      {
        group: 'shop',
        icon: 'ShoppingCart',
        entries: ['shop', 'detail', 'wishList', 'checkout'],
      },
      { group: 'people', icon: 'User', entries: ['userList', 'userView'] },
      { group: 'access', icon: 'Shield', entries: ['roles', 'permissions'] },
    ],
  },
  {
    section: 'pages',
    icon: 'FileText',
    entries: [
      {
        group: 'general',
        icon: 'FileText',
        entries: [
          'accountSettings',
          'profile',
          'faq',
          'knowledgeBase',
          'pricing',
          'license',
          'apiKey',
        ],
      },
      { group: 'blog', icon: 'Edit', entries: ['blogList', 'blogDetail', 'blogEdit'] },
      {
        group: 'signIn',
        icon: 'LogIn',
        entries: [
          { group: 'login', icon: 'Circle', entries: ['login-basic', 'login-cover'] },
          {
            group: 'register',
            icon: 'Circle',
            entries: ['register-basic', 'register-cover', 'register-multi-steps'],
          },
          {
            group: 'forgotPassword',
            icon: 'Circle',
            entries: ['forgotPassword-basic', 'forgotPassword-cover'],
          },
          {
            group: 'resetPassword',
            icon: 'Circle',
            entries: ['resetPassword-basic', 'resetPassword-cover'],
          },
          {
            group: 'verifyEmail',
            icon: 'Circle',
            entries: ['verifyEmailBasic', 'verifyEmailCover'],
          },
          { group: 'twoSteps', icon: 'Circle', entries: ['TwoStepBasic', 'TwoStepCover'] },
        ],
      },
      'modalExamples',
      {
        group: 'errors',
        icon: 'AlertTriangle',
        entries: ['comingSoon', 'notAuthorized', 'maintenance', 'error'],
      },
    ],
  },
  {
    section: 'kit',
    icon: 'Layers',
    entries: [
      'typography',
      'colors',
      'feather',
      {
        group: 'cards',
        icon: 'CreditCard',
        entries: ['basic', 'cardAdvance', 'cardStatistics', 'CardAnalytics', 'cardActions'],
      },
      {
        group: 'components',
        icon: 'Layers',
        entries: [
          'accordion',
          'alerts',
          'autoComplete',
          'avatar',
          'badges',
          'blockui',
          'breadCrumbs',
          'buttons',
          'carousel',
          'collapse',
          'divider',
          'dropDowns',
          'listGroup',
          'modals',
          'navsComponent',
          'offCanvas',
          'pagination',
          'pillBadges',
          'pillsComponent',
          'popovers',
          'progress',
          'spinners',
          'tabsComponent',
          'timeline',
          'toasts',
          'tooltips',
        ],
      },
      {
        group: 'extensions',
        icon: 'Plus',
        entries: [
          'sweetAlert',
          'toastr',
          'hotToasts',
          'slider',
          'drag_&_drop',
          'tour',
          'clipBoard',
          'mediaPlayer',
          'contentMenu',
          'swiper',
          'ratings',
          'i18n',
          'extPagination',
          'extImport',
          'extExport',
          'extExportSelected',
        ],
      },
      {
        group: 'pageLayouts',
        icon: 'Layout',
        entries: [
          'pageLayout-collapsedMenu',
          'pageLayout-layoutBoxed',
          'pageLayout-withoutMenu',
          'pageLayout-layoutEmpty',
          'pageLayout-layoutBlank',
        ],
      },
    ],
  },
  {
    section: 'forms',
    icon: 'Edit',
    entries: [
      {
        group: 'formElements',
        icon: 'Copy',
        entries: [
          'input',
          'inputGroup',
          'inputMask',
          'textarea',
          'checkbox',
          'radio',
          'switch',
          'select',
          'numberInput',
          'fileUploader',
          'quillEditor',
          'date_&_timePicker',
        ],
      },
      'formLayouts',
      'wizard',
      'formValidation',
      'formRepeater',
      'tablesReactstrap',
      { group: 'dataTables', icon: 'Grid', entries: ['dtBasic', 'dtAdvance'] },
    ],
  },
  { section: 'charts', icon: 'PieChart', entries: ['apex', 'chartJs', 'recharts'] },
  { section: 'misc', icon: 'Menu', entries: ['access-control'] },
];

/** Every page under an entry, in order. */
export function pagesUnder(entry: MenuEntry): PageTarget[] {
  return typeof entry === 'string' ? [entry] : entry.entries.flatMap(pagesUnder);
}
