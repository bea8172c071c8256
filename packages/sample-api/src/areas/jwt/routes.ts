import { jwtEndpoints, jwtRefusals } from '@pliego/contract/areas/jwt';
import { ProblemError } from '@pliego/contract/problem';
import { sampleArea, type SampleHandlers } from '#sample/area.ts';
import { collectionOf, type Store } from '#sample/store.ts';
import { presentUser, type StoredUser } from './stored-user.ts';
import { type Tokens, tokensOf } from './tokens.ts';

const users = collectionOf<StoredUser>({
  name: 'jwt-users',
  seed: async () => (await import('./seed.ts')).users,
});

async function sessionOf(user: StoredUser, tokens: Tokens) {
  const [accessToken, refreshToken] = await Promise.all([
    tokens.sign('access', user.id),
    tokens.sign('refresh', user.id),
  ]);
  return { userData: presentUser(user), accessToken, refreshToken };
}

/** Who has exactly this email and this password. */
async function userWith(store: Store, { email, password }: { email?: string; password?: string }) {
  if (email === undefined || password === undefined) return undefined;
  const { rows } = await store
    .collection(users)
    .list({ where: (user) => user.email === email && user.password === password });
  return rows[0];
}

const jwtHandlers: SampleHandlers<typeof jwtEndpoints> = (tools) => ({
  login: async ({ body }, { caller: { store } }) => {
    const user = await userWith(store, body);
    if (user === undefined) throw new ProblemError('credenciales-invalidas');
    try {
      return await sessionOf(user, await tokensOf(tools));
    } catch {
      throw new ProblemError('error-interno');
    }
  },
  register: async ({ body: { email, password, username } }, { caller: { store } }) => {
    const { rows } = await store.collection(users).list();
    const error = {
      email: rows.some((user) => user.email === email) ? jwtRefusals.email : null,
      username: rows.some((user) => user.username === username) ? jwtRefusals.username : null,
    };
    if (error.email !== null || error.username !== null) return { error };
    // First, so that no user is registered where no token can be signed.
    const tokens = await tokensOf(tools);
    const user = await store.collection(users).insert((id) => ({
      id,
      fullName: '',
      username,
      password,
      avatar: null,
      email,
      role: 'admin',
      ability: [{ action: 'manage', subject: 'all' }],
    }));
    return { user: presentUser(user), accessToken: await tokens.sign('access', user.id) };
  },
  refreshToken: async ({ body: { refreshToken } }, { caller: { store } }) => {
    const tokens = await tokensOf(tools);
    const id = refreshToken === undefined ? undefined : await tokens.refreshedUser(refreshToken);
    const user = id === undefined ? undefined : await store.collection(users).get(id);
    if (user === undefined) throw new ProblemError('credenciales-invalidas');
    return sessionOf(user, tokens);
  },
});

export const jwtArea = sampleArea(jwtEndpoints, jwtHandlers);
