import { createElement, useState } from 'react';
import { OptGroup, Option, type SelectProps } from 'rc-select';
import type { Situation } from '../situations';

/** What the select of a fact is described with: the function runs in the page, without imports. */
export const kit = { h: createElement, useState, Option, OptGroup };

/** The props of the select of a fact. */
export interface FactProps extends SelectProps {
  /** The value at first; in multiple and tags, an array of it. */
  chosen?: unknown;
}

/** Describes the select of a fact. It is called as a component is, so it may use hooks. */
export type UseProps = (tools: typeof kit, situation: Situation) => FactProps;
