/**
 * `prop-types`, for components that declare their props. React no longer checks them, so each declaration accepts
 * everything. The names exist for code that reads or passes them on.
 */

export interface Checker {
  (...args: readonly unknown[]): null;
  readonly isRequired: (...args: readonly unknown[]) => null;
}

const accept = (): null => null;
const checker: Checker = Object.assign((): null => null, { isRequired: accept });
const make = (): Checker => checker;

export {
  checker as "any",
  checker as array,
  checker as bigint,
  checker as bool,
  checker as element,
  checker as elementType,
  checker as func,
  checker as node,
  checker as number,
  checker as object,
  checker as string,
  checker as symbol,
  make as arrayOf,
  make as exact,
  make as instanceOf,
  make as objectOf,
  make as oneOf,
  make as oneOfType,
  make as shape,
};

/** Accepts all props. */
export function checkPropTypes(): void {}

export function resetWarningCache(): void {}

const simple = { any: checker, array: checker, bigint: checker, bool: checker, element: checker, elementType: checker };
const values = { func: checker, node: checker, number: checker, object: checker, string: checker, symbol: checker };
const made = {
  arrayOf: make,
  exact: make,
  instanceOf: make,
  objectOf: make,
  oneOf: make,
  oneOfType: make,
  shape: make,
};

const PropTypes = { ...simple, ...values, ...made, checkPropTypes, resetWarningCache };

export default Object.assign(PropTypes, { PropTypes });
