import type { LibrarySamples } from "../sample.ts";

/** A passing notice in two lines. */
export const samples: LibrarySamples = {
  c: String.raw`#include <stdio.h>
#include "clisitef.h"

void thank(void) {
    int result = EscreveMensagemPinPad("OBRIGADO\rVOLTE SEMPRE");
    if (result != 0) printf("the notice was not shown: %d\n", result);
}`,
  pascal: String.raw`procedure Thank;
var
  Code: Integer;
begin
  Code := EscreveMensagemPinPad('OBRIGADO'#13'VOLTE SEMPRE');
  if Code <> 0 then
    WriteLn('the notice was not shown: ', Code);
end;`,
  csharp: String.raw`using System;

static class Notice
{
    public static void Thank()
    {
        int result = CliSiTef.EscreveMensagemPinPad("OBRIGADO\rVOLTE SEMPRE");
        if (result != 0) Console.WriteLine("the notice was not shown: " + result);
    }
}`,
  java: String.raw`class Notice {
    static void thank() {
        int result = CliSiTef.LIBRARY.EscreveMensagemPinPad("OBRIGADO\rVOLTE SEMPRE");
        if (result != 0) System.out.println("the notice was not shown: " + result);
    }
}`,
};
