import type { LibrarySamples } from "../sample.ts";

/** A consent that must come from the customer. */
export const samples: LibrarySamples = {
  c: String.raw`#include <stdio.h>
#include "clisitef.h"

int customer_agrees(void) {
    int result = LeSimNaoPinPad("PARTICIPA DO PROGRAMA?");
    if (result != 0 && result != 1) printf("no answer, the pinpad returned %d\n", result);
    return result == 1;
}`,
  pascal: String.raw`function CustomerAgrees: Boolean;
var
  Code: Integer;
begin
  Code := LeSimNaoPinPad('PARTICIPA DO PROGRAMA?');
  if (Code <> 0) and (Code <> 1) then
    WriteLn('no answer, the pinpad returned ', Code);
  Result := Code = 1;
end;`,
  csharp: String.raw`using System;

static class Consent
{
    public static bool CustomerAgrees()
    {
        int result = CliSiTef.LeSimNaoPinPad("PARTICIPA DO PROGRAMA?");
        if (result != 0 && result != 1) Console.WriteLine("no answer, the pinpad returned " + result);
        return result == 1;
    }
}`,
  java: String.raw`class Consent {
    static boolean customerAgrees() {
        int result = CliSiTef.LIBRARY.LeSimNaoPinPad("PARTICIPA DO PROGRAMA?");
        if (result != 0 && result != 1) System.out.println("no answer, the pinpad returned " + result);
        return result == 1;
    }
}`,
};
