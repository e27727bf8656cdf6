import bash from 'highlight.js/lib/languages/bash';
import http from 'highlight.js/lib/languages/http';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';
import { createLowlight } from 'lowlight';
import { type Line, linesOf } from './tokens';

const grammars = { bash, http, javascript, json, python, typescript };

export type Language = keyof typeof grammars;

const lowlight = createLowlight(grammars);

export const highlight = (code: string, language: Language): Line[] => linesOf(lowlight.highlight(language, code));
