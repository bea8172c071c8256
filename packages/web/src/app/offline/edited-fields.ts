/** What the rule reads of a text field or an editor. */
export interface EditedField {
  readonly isConnected: boolean;
  readonly textContent: string | null;
  readonly value?: string;
}

const textFields =
  'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file])';

/** The fields that the user changed since the page was loaded. */
export class EditedFields {
  readonly #fields = new Set<EditedField>();

  add(field: EditedField): void {
    this.#fields.add(field);
  }

  /** Whether one of them is still in the page and holds text. */
  hasText(): boolean {
    for (const field of this.#fields) {
      if (!field.isConnected) this.#fields.delete(field);
      else if ((field.value ?? field.textContent ?? '') !== '') return true;
    }
    return false;
  }

  watch(page: Document): void {
    const onInput = ({ target }: Event) => {
      const field = target instanceof HTMLElement ? target.closest<HTMLElement>(textFields) : null;
      if (field !== null) this.add(field);
    };
    page.addEventListener('input', onInput, { capture: true });
  }
}
