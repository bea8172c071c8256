import { abilityOf, type Role, roles } from '@pliego/contract/abilities';
import { type Page, pages } from '@pliego/contract/pages';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { abilityFrom } from '#web/api/ability.ts';
import { createAppRouter } from './router.tsx';

// The client of the API reads it while it is loaded.
vi.hoisted(() => vi.stubGlobal('location', new URL('http://localhost/')));

const router = createAppRouter(new QueryClient());
const pageAt = (pathname: string) => router.options.context.pageAt(pathname)?.target;

const duplicates = <T>(values: readonly T[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

const under = (folder: string, names: string) =>
  names.split(/\s+/).map((name) => `${folder}/${name}`);

/** The addresses that the specification names (section 2), and those of the screens behind its groups. */
const specified = [
  '/',
  '/access-control',
  '/auth/not-auth',
  '/ui-element/typography',
  '/colors/colors',
  '/icons/reactfeather',
  '/tables/reactstrap',
  ...under('/dashboard', 'analytics ecommerce'),
  ...under('/apps', 'email email/sent email/label/company chat calendar roles permissions'),
  ...under('/apps', 'todo todo/important todo/tag/team user/list user/view user/view/1'),
  ...under('/apps/invoice', 'list preview preview/4987 edit edit/4987 add'),
  ...under('/apps/ecommerce', 'shop product-detail product-detail/silla-26 wishlist checkout'),
  ...under('/pages', 'login-basic login-cover register-basic register-cover register-multi-steps'),
  ...under('/pages', 'forgot-password-basic forgot-password-cover verify-email-basic'),
  ...under('/pages', 'reset-password-basic reset-password-cover verify-email-cover'),
  ...under('/pages', 'two-steps-basic two-steps-cover account-settings profile faq pricing'),
  ...under('/pages', 'knowledge-base knowledge-base/pagos knowledge-base/pagos/factura'),
  ...under('/pages', 'blog/list blog/detail blog/detail/1 blog/edit blog/edit/1'),
  ...under('/pages', 'license api-key modal-examples'),
  ...under('/misc', 'coming-soon not-authorized maintenance error'),
  ...under('/cards', 'basic advance statistics analytics action'),
  ...under('/components', 'accordion alerts auto-complete avatar badges blockui breadcrumbs'),
  ...under('/components', 'buttons carousel collapse divider dropdowns list-group modals'),
  ...under('/components', 'nav-component offcanvas pagination pill-badges pills-component'),
  ...under('/components', 'popovers progress spinners tabs-component timeline toasts tooltips'),
  ...under('/extensions', 'sweet-alert react-hot-toasts toastr slider drag-and-drop tour'),
  ...under('/extensions', 'clipboard react-player context-menu swiper ratings pagination'),
  ...under('/extensions', 'import export export-selected i18n'),
  ...under('/page-layout', 'collapse-menu layout-boxed without-menu layout-empty layout-blank'),
  ...under('/forms/elements', 'input input-group input-mask textarea checkbox radio switch'),
  ...under('/forms/elements', 'select number-input file-uploader editor pickers'),
  ...under('/forms', 'layout/form-layout wizard form-validation form-repeater'),
  ...under('/datatables', 'basic advance'),
  ...under('/charts', 'apex chartjs recharts'),
];

describe('the table of pages', () => {
  it('names each page once', () => {
    expect(duplicates(pages.map(({ id }) => id))).toEqual([]);
    expect(duplicates(pages.map(({ target }) => target))).toEqual([]);
    expect(duplicates(pages.map(({ link }) => link))).toEqual([]);
  });

  it('has a route for the address of each page, which shows that page', () => {
    const shown = pages.map(({ link }) => pageAt(link));
    expect(shown).toEqual(pages.map(({ target }) => target));
  });

  it('has every address of the specification, and knows those that are none', () => {
    expect(specified.filter((path) => pageAt(path) === undefined)).toEqual([]);
    const strange = ['/nada', '/apps', '/licitaciones/1/2', '/components/nada/1'];
    expect(strange.filter((path) => pageAt(path) !== undefined)).toEqual([]);
  });

  it('gives an address within a page to that page', () => {
    expect(pageAt('/apps/email/label/company')).toBe('email');
    expect(pageAt('/apps/todo/tag/team')).toBe('todo');
    expect(pageAt('/apps/invoice/edit/4987')).toBe('invoiceEdit');
    expect(pageAt('/licitaciones/7')).toBe('tenders');
    expect(pageAt('/fuentes/planillas/3')).toBe('sources');
    expect(pageAt('/pages/knowledge-base/pagos/factura')).toBe('knowledgeBase');
    expect(pageAt('/auth/not-auth')).toBe('notAuthorized');
  });
});

/** Groups of pages that are opened by the same people. */
const groupOf = ({ target, section, isEssential, isPublic }: Page): string => {
  if (isEssential === true || isPublic === true) return 'public';
  if (section === 'dashboards') return 'dashboards';
  if (target === 'apiKey' || target === 'audit') return 'company';
  if (['userList', 'userView', 'roles', 'permissions'].includes(target)) return 'administration';
  if (section === 'apps') return 'apps';
  return section === 'work' || section === 'misc' ? 'product' : 'help and catalogue';
};

const everyone = [...roles];
/** Who opens each group. */
const matrix: Record<string, Role[]> = {
  product: everyone,
  company: ['admin'],
  dashboards: ['admin'],
  apps: everyone,
  administration: ['admin'],
  'help and catalogue': everyone,
  public: everyone,
};

describe('who may open what', () => {
  it.each(Object.entries(matrix))('%s: %j', (name, expected) => {
    const group = pages.filter((page) => groupOf(page) === name);
    expect(group).not.toEqual([]);
    for (const role of roles) {
      const ability = abilityFrom(abilityOf(role, 7));
      const closed = group.filter(
        (page) => !ability.can(page.ability.action, page.ability.subject),
      );
      const isOpen = expected.includes(role);
      expect({ role, closed: closed.map(({ target }) => target) }).toEqual({
        role,
        closed: isOpen ? [] : group.map(({ target }) => target),
      });
    }
  });
});
