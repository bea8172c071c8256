/** Everything, instead of samples: `npm test -- --long`. */
export const isLong = process.env['PLIEGO_LONG'] === '1';
