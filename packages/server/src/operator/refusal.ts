/** The operator asked for something that cannot be done as things are; nothing was changed. In Spanish. */
export class OperatorRefusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'OperatorRefusal';
  }
}
