import type { CollectionOf, Row, Store } from '#sample/store.ts';

export interface MovableStore extends Store {
  /** Goes on in another store, with every collection that was used so far as it is now. */
  moveTo(next: Store): Promise<void>;
}

/** A store that can change the place of its rows while it is used. */
export function movableStore(first: Store): MovableStore {
  let current = first;
  const used = new Map<string, CollectionOf<Row>>();
  return {
    collection: (definition) => {
      used.set(definition.name, definition);
      return current.collection(definition);
    },
    reset: () => current.reset(),
    async moveTo(next) {
      for (const definition of used.values()) {
        const { rows } = await current.collection(definition).list();
        // Its rows are what the collection begins with there, unless it has begun there already.
        await next.collection({ ...definition, seed: () => rows }).list();
      }
      current = next;
    },
  };
}
