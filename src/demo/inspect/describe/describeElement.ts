import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';
import type { ElementDescription, ElementReference } from './description';
import { elementsById, hasFocus, referencesOf, roleOf } from './element';
import { isNative } from './interactive';
import { describeActive, isActiveOutside } from './item';
import { statesOf } from './states';
import { valueOf } from './value';

/**
 * Describes what an element exposes to assistive technology now. Changes nothing.
 *
 * @param attributes - Those whose references are looked up; all, if left out.
 */
export function describeElement(
  element: Element,
  attributes?: readonly ElementReference['attribute'][],
): ElementDescription {
  const role = roleOf(element);
  const { id } = element;
  return {
    tag: element.localName,
    role,
    name: computeAccessibleName(element),
    description: computeAccessibleDescription(element),
    value: valueOf(element, role),
    hasFocus: hasFocus(element),
    isNative: isNative(element),
    sharedId: id && elementsById(element, id).length > 1 ? id : '',
    states: statesOf(element),
    references: referencesOf(element, attributes),
    active: describeActive(element),
    isActiveOutside: isActiveOutside(element),
  };
}
