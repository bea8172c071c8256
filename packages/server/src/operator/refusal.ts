/** A request of the operator that is not possible in the current state; nothing was changed. In Spanish. */
export class OperatorRefusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'OperatorRefusal';
  }
}
