import { createElement, useEffect, useRef, useState } from 'react';
import Select, { OptGroup, Option, type SelectProps } from 'rc-select';
import type { Situation } from '../situations';

/** What the select of a fact is described with: the function runs in the page, without imports. */
export const kit = { h: createElement, useState, useEffect, useRef, Select, Option, OptGroup };

/** Describes the select of a fact. It is called as a component is, so it may use hooks. */
export type UseProps = (tools: typeof kit, situation: Situation) => SelectProps;
