import { abilityOf, roles } from '@pliego/contract/abilities';
import { pages as facts } from '@pliego/contract/pages';
import { describe, expect, it } from 'vitest';
import { abilityFrom } from '#web/api/ability.ts';
import { menu, pagesUnder } from './navigation.ts';
import { pageAt, pageOf, pages } from './pages.ts';

const duplicates = <T>(values: readonly T[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Reached by other ways than the menu: the menu of the user, the button of an invoice. */
const outsideOfMenu = ['account', 'invoicePrint'];

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

describe('the registry', () => {
  it('names each page once', () => {
    expect(pages).toHaveLength(facts.length);
    expect(duplicates(pages.map(({ id }) => id))).toEqual([]);
    expect(duplicates(pages.map(({ target }) => target))).toEqual([]);
    expect(duplicates(pages.flatMap(({ paths }) => paths))).toEqual([]);
    expect(duplicates(pages.map(({ link }) => link))).toEqual([]);
  });

  it('finds each page by its own addresses', () => {
    for (const page of pages) {
      expect(pageOf(page.target)).toBe(page);
      const found = page.paths.map((path) => pageAt(path.replaceAll(/\$\w+/g, '1'))?.target);
      expect(found).toEqual(page.paths.map(() => page.target));
    }
  });

  it('has every address of the specification, and knows those that are none', () => {
    expect(specified.filter((path) => pageAt(path) === undefined)).toEqual([]);
    const strange = ['/nada', '/apps', '/licitaciones/1/2', '/components/nada/1'];
    expect(strange.filter((path) => pageAt(path) !== undefined)).toEqual([]);
  });

  it('shows every page in the menu exactly once, but for those reached otherwise', () => {
    const inMenu = menu.flatMap(({ entries }) => entries.flatMap(pagesUnder));
    expect(duplicates(inMenu)).toEqual([]);
    const rest = pages.map(({ target }) => target).filter((target) => !inMenu.includes(target));
    expect(rest).toEqual(outsideOfMenu);
  });
});

describe('who may open what', () => {
  const openTo = (role: (typeof roles)[number]) => {
    const ability = abilityFrom(abilityOf(role, 7));
    return pages
      .filter((page) => ability.can(page.ability.action, page.ability.subject))
      .map(({ target }) => target);
  };

  it('an administrator opens every page', () => {
    expect(openTo('admin')).toEqual(pages.map(({ target }) => target));
  });

  it('a reader opens the screens of the work, and what shows their rights', () => {
    const work = 'tenders followUp products reports sources tags people account access-control';
    expect(openTo('subscriber').sort()).toEqual(work.split(' ').sort());
  });

  it('nobody but the administrator changes the company or sees the demonstrations', () => {
    for (const role of roles.filter((each) => each !== 'admin')) {
      expect(openTo(role)).not.toContain('company');
      expect(openTo(role)).not.toContain('alerts');
    }
  });
});
