import { roleAreas } from '@pliego/contract/areas/roles';
import { type EndpointDefinition, fillPath } from '@pliego/contract/endpoint';
import { sampleContract } from '@pliego/contract/sample-contract';

export interface SampleCall {
  /** Its area and its own name: `todo.list`. */
  name: string;
  definition: EndpointDefinition;
}

/** Every call of the contract. */
export const sampleCalls: SampleCall[] = Object.entries(sampleContract).flatMap(
  ([area, { endpoints }]) =>
    Object.entries<EndpointDefinition>(endpoints).map(([name, definition]) => ({
      name: `${area}.${name}`,
      definition,
    })),
);

const none = { read: false, write: false, create: false };
const noGrants = Object.fromEntries(roleAreas.map((area) => [area, none]));

const invoiceDraft = {
  issuedDate: '2026-11-21',
  dueDate: '2026-12-21',
  client: {
    name: 'Rosa Lillo',
    company: 'Panadería Lillo',
    companyEmail: 'rosa@lillo.demo',
    address: '',
    country: 'Chile',
    contact: '',
  },
  items: [{ name: 'Mesa de ayuda', description: '', quantity: 2, price: 28_500 }],
  salesperson: '',
  note: '',
  paymentMethod: 'transfer',
  parts: { terms: true, note: true, paymentStub: false },
};

const blogAuthor = { avatar: '', userFullName: 'Ana Soto' };
const blogDraft = {
  title: 'Una visita',
  tags: ['Video'],
  slug: '',
  status: 'Draft',
  excerpt: '',
  content: '',
  img: '/muestra/blog-faena.svg',
};

/** What a right call of each endpoint sends; those that are absent need nothing. */
const input: Record<string, { params?: Record<string, number>; query?: string; json?: unknown }> = {
  'todo.add': { json: { task: { title: 'Llamar', tags: ['team'] } } },
  'todo.update': { json: { task: { id: 3, isCompleted: true } } },
  'todo.remove': { query: '?taskId=3' },
  'todo.move': { json: { id: 3, targetId: 18, place: 'before' } },
  'todo.erase': { query: '?taskId=6' },
  'chat.get': { query: '?id=1' },
  'chat.send': { json: { obj: { message: 'Hola', contact: { id: 7 } } } },
  'chat.updateProfile': { json: { profile: { status: 'busy' } } },
  'chat.mute': { json: { id: 1, isMuted: true } },
  'chat.remove': { query: '?id=1' },
  'chat.restore': { json: { id: 1 } },
  'email.update': { json: { emailIds: [24], dataToUpdate: { isRead: true } } },
  'email.toggleLabel': { json: { emailIds: [24], label: 'private' } },
  'email.get': { query: '?id=24' },
  'email.paginate': { query: '?emailId=23' },
  'email.send': { json: { to: [{ name: 'Ana Soto', email: 'ana.soto@andes.demo' }] } },
  'email.remove': { json: { emailIds: [19] } },
  'invoices.get': { params: { id: 5000 } },
  'invoices.remove': { query: '?id=5000' },
  'invoices.addClient': {
    json: {
      name: 'Rosa Lillo',
      company: 'Panadería Lillo',
      companyEmail: 'rosa@lillo.demo',
      rut: '',
      address: '',
      country: 'Chile',
      contact: '',
    },
  },
  'invoices.add': { json: invoiceDraft },
  'invoices.update': { json: { id: 5000, ...invoiceDraft } },
  'invoices.updateStatus': { json: { id: 5000, status: 'Sent' } },
  'invoices.addPayment': {
    json: { id: 5034, date: '2026-11-20', amount: 1000, method: 'transfer', note: '' },
  },
  'invoices.removePayment': { json: { id: 4989, paymentId: 1 } },
  'invoices.restorePayment': { json: { id: 4989, paymentId: 1 } },
  'invoices.duplicate': { json: { id: 5000 } },
  'invoices.restore': { json: { id: 5000 } },
  'calendar.list': { query: '?calendars=Business' },
  'calendar.add': { json: { event: { title: 'Reunión', start: '2026-12-01T12:00:00Z' } } },
  'calendar.update': { json: { event: { id: 1, title: 'Otra' } } },
  'calendar.remove': { query: '?id=2' },
  'calendar.change': { json: { add: [{ title: 'Otra' }], update: [{ id: 1 }], remove: [2] } },
  'shop.product': { params: { id: 26 } },
  'shop.addToWishlist': { json: { productId: 3 } },
  'shop.removeFromWishlist': { params: { productId: 26 } },
  'shop.addToCart': { json: { productId: 3 } },
  'shop.removeFromCart': { params: { productId: 27 } },
  'shop.related': { params: { id: 26 } },
  'shop.updateCart': { json: { productId: 21, qty: 3 } },
  'shop.addAddress': {
    json: {
      name: 'Rosa Millán',
      phone: '9 5550 1234',
      street: 'Los Boldos',
      number: '120',
      region: 9,
      commune: 'Temuco',
      postalCode: '4780000',
      kind: 'home',
    },
  },
  'shop.removeAddress': { params: { id: 2 } },
  'shop.restoreAddress': {
    json: {
      address: {
        id: 2,
        name: 'Rosa Millán',
        phone: '9 5550 1234',
        street: 'Los Boldos',
        number: '120',
        region: 9,
        commune: 'Temuco',
        postalCode: '4780000',
        kind: 'home',
      },
    },
  },
  'shop.placeOrder': { json: { addressId: 1, payment: { method: 'transfer' } } },
  'shop.order': { params: { id: 1001 } },
  'demoUsers.get': { query: '?id=3' },
  'demoUsers.add': { json: { fullName: 'Ana Soto', email: 'ana.soto@andes.demo' } },
  'demoUsers.remove': { query: '?id=3' },
  'demoUsers.update': { json: { id: 3, user: { status: 'inactive' } } },
  'demoUsers.restore': {
    json: {
      user: {
        id: 3,
        billing: 'Auto Debit',
        fullName: 'Ana Soto',
        company: 'Andes',
        role: 'editor',
        username: 'ana.soto',
        country: 'Chile',
        contact: '+56 9 5550 1887',
        email: 'ana.soto@andes.demo',
        currentPlan: 'team',
        status: 'active',
        avatar: '',
      },
    },
  },
  'demoUsers.details': { query: '?id=3' },
  'demoUsers.updateDetails': { json: { id: 3, patch: { languages: ['es'] } } },
  'demoUsers.changePassword': { json: { id: 3, password: 'una-clave-larga' } },
  'demoUsers.closeDevice': { json: { id: 3, device: 2 } },
  'roles.add': { json: { name: 'Auditoría', grants: noGrants } },
  'roles.update': { json: { id: 2, name: 'Analista', grants: noGrants } },
  'roles.remove': { query: '?id=6' },
  'roles.restore': { json: { role: { id: 7, name: 'Bodega', role: null, grants: noGrants } } },
  'permissions.assign': { json: { id: 3, assignedTo: ['support'] } },
  'permissions.restore': {
    json: {
      permission: { id: 3, name: 'Add & Remove Users', assignedTo: ['manager'], createdDate: '' },
    },
  },
  'permissions.add': { json: { permission: { name: 'Ver informes' } } },
  'permissions.rename': { json: { id: 3, name: 'Otro nombre' } },
  'permissions.remove': { query: '?id=3' },
  'blog.article': { query: '?id=3' },
  'blog.add': { json: { post: blogDraft, author: blogAuthor } },
  'blog.update': { json: { id: 3, version: 1, post: blogDraft } },
  'blog.remove': { query: '?id=3' },
  'blog.bookmark': { json: { id: 3, isBookmarked: true } },
  'blog.comment': { json: { id: 3, author: blogAuthor, text: 'De acuerdo' } },
  'blog.removeComment': { query: '?id=1&commentId=1' },
  'jwt.login': { json: { email: 'admin@demo.com', password: 'admin' } },
  'jwt.register': { json: { email: 'otra@demo.com', username: 'otra', password: 'clave' } },
};

/** A call that succeeds on the seeded data. `jwt.refreshToken` needs a token besides. */
export function rightCall({ name, definition }: SampleCall): { path: string; json?: unknown } {
  const { params = {}, query = '', json } = input[name] ?? {};
  const path = fillPath(definition.path, params) + query;
  return definition.method === 'GET' ? { path } : { path, json: json ?? {} };
}
