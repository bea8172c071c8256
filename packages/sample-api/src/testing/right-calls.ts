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

/** What a right call of each endpoint sends; those that are absent need nothing. */
const input: Record<string, { params?: Record<string, number>; query?: string; json?: unknown }> = {
  'todo.add': { json: { task: { title: 'Llamar', tags: ['team'] } } },
  'todo.update': { json: { task: { id: 3, isCompleted: true } } },
  'todo.remove': { query: '?taskId=3' },
  'chat.get': { query: '?id=1' },
  'chat.send': { json: { obj: { message: 'Hola', contact: { id: 7 } } } },
  'email.update': { json: { emailIds: [24], dataToUpdate: { isRead: true } } },
  'email.toggleLabel': { json: { emailIds: [24], label: 'private' } },
  'email.get': { query: '?id=24' },
  'email.paginate': { query: '?emailId=23' },
  'invoices.get': { params: { id: 5000 } },
  'invoices.remove': { query: '?id=5000' },
  'calendar.list': { query: '?calendars=Business' },
  'calendar.add': { json: { event: { title: 'Reunión', start: '2026-12-01T12:00:00Z' } } },
  'calendar.update': { json: { event: { id: 1, title: 'Otra' } } },
  'calendar.remove': { query: '?id=2' },
  'shop.product': { params: { id: 26 } },
  'shop.addToWishlist': { json: { productId: 3 } },
  'shop.removeFromWishlist': { params: { productId: 26 } },
  'shop.addToCart': { json: { productId: 3 } },
  'shop.removeFromCart': { params: { productId: 27 } },
  'demoUsers.get': { query: '?id=3' },
  'demoUsers.add': { json: { fullName: 'Ana Soto', email: 'ana.soto@andes.demo' } },
  'demoUsers.remove': { query: '?id=3' },
  'permissions.add': { json: { permission: { name: 'Ver informes' } } },
  'permissions.rename': { json: { id: 3, name: 'Otro nombre' } },
  'permissions.remove': { query: '?id=3' },
  'jwt.login': { json: { email: 'admin@demo.com', password: 'admin' } },
  'jwt.register': { json: { email: 'otra@demo.com', username: 'otra', password: 'clave' } },
};

/** A call that is answered, over data that nobody has touched. `jwt.refreshToken` needs a token besides. */
export function rightCall({ name, definition }: SampleCall): { path: string; json?: unknown } {
  const { params = {}, query = '', json } = input[name] ?? {};
  const path = fillPath(definition.path, params) + query;
  return definition.method === 'GET' ? { path } : { path, json: json ?? {} };
}
